import type { Account, Role } from '@alecrim/domain';
import type { Http } from './http.ts';

export type Users = ReturnType<typeof createUsers>;

/** The people of the app, for admins; everybody else finds only themselves. Invitations are in `auth`. */
export function createUsers(http: Http) {
  const all = `${http.appPath}/entities/User`;
  return {
    list: () => http.request<Account[]>('GET', all),
    get: (id: string) => http.request<Account>('GET', `${all}/${encodeURIComponent(id)}`),
    /** Role and access of somebody else; a profile is its owner's alone. */
    update: (id: string, access: { role?: Role; disabled?: boolean }) =>
      http.request<Account>('PUT', `${http.appPath}/users/${encodeURIComponent(id)}`, { body: access }),
  };
}
