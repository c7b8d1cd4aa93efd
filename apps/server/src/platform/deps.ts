import type { FastifyBaseLogger } from 'fastify';
import type { Passwords } from '../accounts/passwords/passwords.ts';
import type { Hub } from '../realtime/hub.ts';
import type { Config } from './config.ts';
import type { Db } from './db/tables.ts';

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
