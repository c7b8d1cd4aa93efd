import type { PublicMenu } from '@alecrim/domain';
import type { Answer, Http } from './http.ts';
import { payloadOf } from './payload.ts';

export interface Functions {
  invoke(name: 'buscarCardapioPublico', data: { token: string | null }): Promise<Answer<PublicMenu>>;
  /** Returns the whole answer, not only its body; an error has `response` in the same shape. */
  invoke<T = unknown>(name: string, data?: object): Promise<Answer<T>>;
  /** Returns the file that a function creates. */
  download(name: string, data?: object): Promise<Blob>;
  /** Returns the answer unchanged, for streams and for methods other than POST. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export function createFunctions(http: Http, version: string | undefined): Functions {
  const headers = version ? { 'Base44-Functions-Version': version } : undefined;
  const call = async <T>(name: string, data?: object, isFile?: boolean) =>
    http.exchange<T>('POST', `${http.appPath}/functions/${name}`, {
      body: payloadOf(`Function ${name}`, data),
      headers,
      isFile,
    });
  return {
    invoke: <T>(name: string, data?: object) => call<T>(name, data),
    download: async (name, data) => (await call<Blob>(name, data, true)).data,
    fetch: (path, init) => http.fetch(`/functions/${path.replace(/^\/+/, '')}`, init),
  };
}
