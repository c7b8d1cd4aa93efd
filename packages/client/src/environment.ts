/** The globals that the client uses. */
export interface Environment extends BrowserPage {
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/** Globals that exist only in a browser page. */
export interface BrowserPage {
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

/** From 0 to 1. */
export type ProgressListener = (fraction: number) => void;

export interface UploadOptions {
  onProgress?: ProgressListener;
}

/** fetch does not report upload progress; XMLHttpRequest does. Undefined where it does not exist. */
export function transportWithProgress(
  onProgress: ProgressListener | undefined,
): Environment['fetch'] | undefined {
  if (!onProgress || typeof XMLHttpRequest === 'undefined') return undefined;
  return (url, init = {}) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(init.method ?? 'POST', url);
      new Headers(init.headers).forEach((value, name) => {
        xhr.setRequestHeader(name, value);
      });
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
      xhr.onload = () => {
        const { responseText, status, statusText } = xhr;
        resolve(new Response(responseText || null, { status, statusText }));
      };
      xhr.onerror = () => reject(new TypeError('Upload failed'));
      xhr.onabort = xhr.onerror;
      init.signal?.addEventListener('abort', () => xhr.abort());
      xhr.send(init.body as XMLHttpRequestBodyInit);
    });
}
