import type { Environment } from './environment.ts';

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
