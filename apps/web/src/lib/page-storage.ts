/** Undefined where the browser blocks storage: it then throws on the mere mention of it. */
export function pageStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
