/** Undefined where the browser blocks storage: then reading `localStorage` throws. */
export function pageStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
