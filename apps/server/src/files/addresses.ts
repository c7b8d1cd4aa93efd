import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isSameSecret, newSecret } from '../accounts/secrets.ts';
import type { Config } from '../platform/config.ts';
import { insertSetting, readSetting } from '../platform/db/settings.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { originOf } from '../platform/http/origin.ts';

const ID = '[0-9a-f]{64}';

/** Where the files of this app live. A picture's name ends in .webp because that is what every picture becomes. */
export const filesPath = ({ appId }: Pick<Config, 'appId'>): string => `/api/apps/${appId}/files`;

export const picturePath = (config: Pick<Config, 'appId'>, id: string): string =>
  `${filesPath(config)}/${id}.webp`;

export const pictureIdIn = (text: string): string | undefined =>
  new RegExp(`(?:^|/)(${ID})\\.webp(?=$|[?#])`).exec(text)?.[1];

/** A private file is named by a URI that opens nothing by itself. */
export const privateUri = (id: string): string => `private/${id}`;

export const privateIdIn = (text: string): string | undefined =>
  new RegExp(`(?:^|/)private/(${ID})$`).exec(text)?.[1];

/** The private files that a text names. */
export const privateIdsIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`private/(${ID})`, 'g'))].map(([, id]) => id as string);

/** Absolute, because clients put it into pages and mails of their own. */
export const pictureUrl = (config: Config, request: FastifyRequest, id: string): string =>
  `${originOf(config, request)}${picturePath(config, id)}`;

type SignDeps = Pick<Deps, 'db' | 'now' | 'config'>;

interface SignedQuery {
  expires?: string;
  name?: string;
  signature?: string;
}

/** A path that opens one private file, under one name, until a moment. */
export async function signedPath(
  { db, now, config }: SignDeps,
  id: string,
  name: string,
  seconds: number,
): Promise<string> {
  const expires = String(Math.floor(now().getTime() / 1000) + seconds);
  const signature = await sign(db, id, expires, name);
  const query = new URLSearchParams({ expires, ...(name && { name }), signature });
  return `${filesPath(config)}/${privateUri(id)}?${query}`;
}

/** Accepts only links that we signed and that have not expired. */
export async function requireSigned({ db, now }: SignDeps, id: string, query: SignedQuery): Promise<void> {
  const { expires = '', name = '', signature = '' } = query;
  if (!isSameSecret(signature, await sign(db, id, expires, name))) throw new AppError('NOT_FOUND');
  if (Number(expires) * 1000 <= now().getTime())
    throw new AppError('NOT_FOUND', { message: 'Este link expirou. Peça um novo.' });
}

async function sign(db: Db, id: string, expires: string, name: string): Promise<string> {
  return createHmac('sha256', await fileSecret(db))
    .update([id, expires, name].join('\n'))
    .digest('base64url');
}

const KEY = 'file_secret';

/** Created with the first link and stored in the database, so that all processes sign alike, also after a restart. */
async function fileSecret(db: Db): Promise<string> {
  const found = await readSetting(db, KEY);
  if (found) return found;
  await insertSetting(db, KEY, newSecret());
  return (await readSetting(db, KEY)) ?? fileSecret(db);
}
