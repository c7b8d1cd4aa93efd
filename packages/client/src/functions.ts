import type { PublicMenu } from '@alecrim/domain';
import type { Answer, Http } from './http.ts';
import { payloadOf } from './payload.ts';

export interface Functions {
  invoke(name: 'buscarCardapioPublico', data: { token: string | null }): Promise<Answer<PublicMenu>>;
  /** The whole answer, not only its body; a failure carries `response` in the same way. */
  invoke<T = unknown>(name: string, data?: object): Promise<Answer<T>>;
  /** The answer as it came, for streams and other methods than POST. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export function createFunctions(http: Http, version: string | undefined): Functions {
  const headers = version ? { 'Base44-Functions-Version': version } : undefined;
  return {
    invoke: async <T>(name: string, data?: object) =>
      http.exchange<T>('POST', `${http.appPath}/functions/${name}`, {
        body: payloadOf(`Function ${name}`, data),
        headers,
      }),
    fetch: (path, init) => http.fetch(`/functions/${path.replace(/^\/+/, '')}`, init),
  };
}
