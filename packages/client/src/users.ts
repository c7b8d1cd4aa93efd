import type { Account, Role } from '@alecrim/domain';
import type { Http } from './http.ts';

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
