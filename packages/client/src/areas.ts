import type { Account, Role } from '@alecrim/domain';
import type { Http, QueryParameters } from './http.ts';

export type Users = ReturnType<typeof createUsers>;

/** The people of the app. Admins see all of them, other people only themselves. Invitations are in `auth`. */
export function createUsers(http: Http) {
  const all = `${http.appPath}/entities/User`;
  return {
    list: () => http.request<Account[]>('GET', all),
    get: (id: string) => http.request<Account>('GET', `${all}/${encodeURIComponent(id)}`),
    /** Changes the role or access of another person; only its owner changes a profile. */
    update: (id: string, access: { role?: Role; disabled?: boolean }) =>
      http.request<Account>('PUT', `${http.appPath}/users/${encodeURIComponent(id)}`, { body: access }),
  };
}

export type AppLogs = ReturnType<typeof createAppLogs>;

export function createAppLogs(http: Http) {
  const logs = `/app-logs/${http.appId}`;
  return {
    logUserInApp: async (page: string): Promise<void> => {
      await http.request('POST', `${logs}/log-user-in-app/${encodeURIComponent(page)}`);
    },
    fetchLogs: (query?: QueryParameters) => http.request<Record<string, unknown>[]>('GET', logs, { query }),
    getStats: (query?: QueryParameters) =>
      http.request<Record<string, unknown>>('GET', `${logs}/stats`, { query }),
  };
}

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
