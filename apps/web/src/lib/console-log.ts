/** Failures of the start, for the browser's console. The page itself shows what a person must know (P06). */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a developer looks for a failed start.
  console.warn(what, error instanceof Error ? error.message : error);
}
