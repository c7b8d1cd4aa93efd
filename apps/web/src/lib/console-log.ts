/** The failures that the spec wants in the browser's log (spec §8); what a person must know is shown to her. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the log that the spec asks for.
  console.warn(what, error instanceof Error ? error.message : error);
}
