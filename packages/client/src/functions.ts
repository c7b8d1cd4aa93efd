import type { PublicMenu } from '@alecrim/domain';
import type { Answer, Http } from './http.ts';
import { payloadOf } from './payload.ts';

export interface Functions {
  invoke(name: 'buscarCardapioPublico', data: { token: string | null }): Promise<Answer<PublicMenu>>;
  /** The whole answer, not only its body; a failure carries `response` in the same way. */
  invoke<T = unknown>(name: string, data?: object): Promise<Answer<T>>;
  /** The file that a function makes. */
  download(name: string, data?: object): Promise<Blob>;
  /** The answer as it came, for streams and other methods than POST. */
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
