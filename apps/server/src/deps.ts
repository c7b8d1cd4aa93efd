import type { FastifyBaseLogger } from 'fastify';
import type { Passwords } from './auth/passwords.ts';
import type { Config } from './config.ts';
import type { Db } from './db/tables.ts';
import type { Hub } from './realtime/hub.ts';

/** What the server needs from outside. Handed to every area; nothing reaches for a global. */
export interface Deps {
  config: Config;
  db: Db;
  hub: Hub;
  passwords: Passwords;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;
  now(): Date;
  newId(): string;
}
