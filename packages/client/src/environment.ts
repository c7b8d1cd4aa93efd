/** What the client needs from outside. */
export interface Environment extends Page {
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/** What is there only inside a browser page. */
export interface Page {
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  location?: Pick<Location, 'href' | 'origin' | 'pathname' | 'assign' | 'reload'>;
  history?: Pick<History, 'state' | 'replaceState'>;
}

export function systemEnvironment(): Environment {
  // Looked up at each call, so that a fetch replaced later (a service worker test, a proxy) is the one used.
  const environment: Environment = { fetch: (url, init) => fetch(url, init) };
  // `document` tells a page from Node and workers, which have some of the other globals too.
  if (typeof document === 'undefined') return environment;
  return { ...environment, storage: pageStorage(), location, history };
}

function pageStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // A browser that blocks storage throws on the mere mention of it.
    return undefined;
  }
}
