/** An archive that cannot be used, in words for the operator. Whoever throws it has changed nothing. */
export class ArchiveRefused extends Error {
  /** The entry that is wrong, where one is. */
  readonly entry?: string;

  constructor(message: string, { entry, cause }: { entry?: string; cause?: unknown } = {}) {
    super(`${entry ? `${entry}: ` : ''}${message} Nada foi alterado.`, { cause });
    this.name = 'ArchiveRefused';
    this.entry = entry;
  }
}
