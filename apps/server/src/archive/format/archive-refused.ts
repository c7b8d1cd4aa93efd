/** An archive that cannot be used, in words for the operator. Nothing was changed before it is thrown. */
export class ArchiveRefused extends Error {
  /** The entry that is wrong, where one is. */
  readonly entry?: string;

  constructor(message: string, { entry, cause }: { entry?: string; cause?: unknown } = {}) {
    super(`${entry ? `${entry}: ` : ''}${message} Nada foi alterado.`, { cause });
    this.name = 'ArchiveRefused';
    this.entry = entry;
  }
}
