import { type Account, type Profile, type Role, User } from '@alecrim/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { engineOf, flag, isSet } from '../../platform/db/dialect.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';

type Patch = z.infer<typeof User.patch>;

const profileKeys = Object.keys(User.fields) as (keyof typeof User.fields)[];

/** What a column of the profile holds while it is empty: null, or the first of a few words. */
const emptyProfile = Object.fromEntries(
  Object.entries(User.fields).map(([key, { schema, blank }]) => [
    key,
    schema.safeParse(null).success ? null : blank,
  ]),
) as { [K in keyof typeof User.fields]: null extends Account[K] ? null : Account[K] };

/** A change of the profile as it is stored: `null` means "empty". */
export const profileChange = (patch: Patch): Partial<Profile> =>
  Object.fromEntries(
    Object.entries(patch).map(([key, value]) => [key, value ?? emptyProfile[key as keyof Profile]]),
  );

/** Whether the person has written anything about herself. Choices about the app are always there. */
export const hasProfile = (row: UserRow): boolean =>
  profileKeys.some((key) => emptyProfile[key] === null && row[key]);

/** The account as its owner (or an admin) may see it: picked by name, so that no secret can slip through. */
export function accountOf(row: UserRow, appId: string): Account {
  const profile = Object.fromEntries(profileKeys.map((key) => [key, row[key]])) as Pick<
    Account,
    keyof typeof User.fields
  >;
  return {
    id: row.id,
    created_date: row.created_date,
    updated_date: row.updated_date,
    email: row.email,
    full_name: row.full_name,
    role: row.role as Role,
    disabled: isSet(row.disabled) ? true : null,
    is_verified: isSet(row.is_verified),
    is_service: false,
    app_id: appId,
    encerra_em: row.encerra_em,
    ...profile,
  };
}

export const normalEmail = (email: string): string => email.trim().toLowerCase();

export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', normalEmail(email)).executeTakeFirst();

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasOthers(db: Db, userId: string): Promise<boolean> {
  return (
    (await db.selectFrom('users').select('id').where('id', '<>', userId).limit(1).executeTakeFirst()) !==
    undefined
  );
}

interface NewUser {
  email: string;
  fullName?: string | null;
  passwordHash: string | null;
  role?: Role;
  isVerified?: boolean;
}

export async function insertUser(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  user: NewUser,
): Promise<UserRow> {
  const engine = engineOf(db);
  const time = now().toISOString();
  const email = normalEmail(user.email);
  const row: UserRow = {
    id: newId(),
    email,
    full_name: user.fullName?.trim().slice(0, 300) || (email.split('@')[0] ?? null),
    role: user.role ?? 'user',
    disabled: flag(engine, false),
    is_verified: flag(engine, user.isVerified ?? false),
    password_hash: user.passwordHash,
    created_date: time,
    updated_date: time,
    version: 1,
    encerra_em: null,
    ...emptyProfile,
  };
  await db.insertInto('users').values(row).execute();
  return row;
}

type UserChange = Partial<
  Omit<UserRow, 'id' | 'email' | 'created_date' | 'version' | 'disabled' | 'is_verified'>
> & {
  disabled?: boolean;
  is_verified?: boolean;
};

export async function changeUser(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  change: UserChange,
  { whileHashIs }: { whileHashIs?: string } = {},
): Promise<UserRow | undefined> {
  const engine = engineOf(db);
  const { disabled, is_verified, ...rest } = change;
  const update = db
    .updateTable('users')
    .set({
      ...rest,
      ...(disabled !== undefined && { disabled: flag(engine, disabled) }),
      ...(is_verified !== undefined && { is_verified: flag(engine, is_verified) }),
      updated_date: now().toISOString(),
      version: sql`version + 1`,
    })
    .where('id', '=', id);
  const limited = whileHashIs === undefined ? update : update.where('password_hash', '=', whileHashIs);
  return limited.returningAll().executeTakeFirst();
}

/** The account on the wire: built-in fields, then the profile, flat. */
export const accountSchema: z.ZodType<Account> = z
  .object({
    id: z.string(),
    created_date: z.string(),
    updated_date: z.string(),
    email: z.string(),
    full_name: z.string().nullable(),
    role: z.enum(['user', 'admin']),
    disabled: z.boolean().nullable(),
    is_verified: z.boolean(),
    is_service: z.literal(false),
    app_id: z.string(),
    encerra_em: z.string().nullable(),
    ...Object.fromEntries(Object.entries(User.fields).map(([key, field]) => [key, field.schema])),
  })
  .meta({ id: 'User' }) as unknown as z.ZodType<Account>;
