import type { Http } from './http.ts';

export type Sso = ReturnType<typeof createSso>;

/** For the service role only. */
export function createSso(http: Http) {
  const path = (kind: string, userId: string) =>
    `${http.appPath}/auth/sso/${kind}/${encodeURIComponent(userId)}`;
  return {
    getAccessToken: (userId: string) =>
      http.request<{ access_token: string }>('GET', path('accesstoken', userId)),
    getIdToken: (userId: string) => http.request<string>('GET', path('idtoken', userId)),
  };
}
