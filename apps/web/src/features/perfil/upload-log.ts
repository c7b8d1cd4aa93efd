/** Spec §8: an upload that fails is logged under this name; the person sees why beside the picture. */
export function logUploadFailure(noun: 'logo' | 'foto', error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the log that the spec asks for.
  console.error(`Erro ao fazer upload da ${noun}`, error);
}
