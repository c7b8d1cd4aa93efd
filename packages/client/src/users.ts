import type { Account, Profile } from '@alecrim/domain';
import { createArea } from './entities.ts';
import type { Http } from './http.ts';
import type { Realtime } from './realtime.ts';
import type { RecordArea } from './record-area.ts';

type AccountPatch = Partial<Profile & Pick<Account, 'role' | 'disabled'>>;

/** The people of the app, for admins; everybody else finds only themselves. Invitations are in `auth`. */
export type Users = Pick<
  RecordArea<Account, never, AccountPatch>,
  'list' | 'filter' | 'page' | 'count' | 'get' | 'update'
>;

export const createUsers = (http: Http, realtime: Realtime): Users => createArea(http, realtime, 'User');
