/** A failed upload is logged under this name; the person sees the reason beside the picture (P45). */
export function logUploadFailure(noun: 'logo' | 'foto', error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a failed upload is looked for in this log (P45).
  console.error(`Erro ao fazer upload da ${noun}`, error);
}
