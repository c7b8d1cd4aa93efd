/** The globals that the client uses. */
export interface Environment extends Page {
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/** Globals that exist only in a browser page. */
export interface Page {
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  location?: Pick<Location, 'href' | 'origin' | 'pathname' | 'assign' | 'reload'>;
  history?: Pick<History, 'state' | 'replaceState'>;
}

export function systemEnvironment(): Environment {
  // Looked up at each call, so that a fetch that was replaced later is used.
  const environment: Environment = { fetch: (url, init) => fetch(url, init) };
  // Only a page has `document`; Node and workers have some of the other globals.
  if (typeof document === 'undefined') return environment;
  return { ...environment, storage: pageStorage(), location, history };
}

function pageStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // A browser that blocks storage throws when the property is read.
    return undefined;
  }
}
