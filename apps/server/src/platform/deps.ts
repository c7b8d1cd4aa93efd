import type { FastifyBaseLogger } from 'fastify';
import type { Hub } from './change-events.ts';
import type { Config } from './config.ts';
import type { SchemaWatch } from './db/schema-version.ts';
import type { Db } from './db/tables.ts';
import type { Tasks } from './tasks.ts';

/** What the server needs from outside. Every module gets it as an argument; there are no globals. */
export interface Deps {
  config: Config;
  db: Db;
  hub: Hub;
  passwords: Passwords;
  tasks: Tasks;
  schema: SchemaWatch;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;
  now(): Date;
  newId(): string;
}

/** Hashes and compares passwords. Tenants take turns: accounts, addresses of visitors. accounts/passwords makes it. */
export interface Passwords {
  hash(secret: string, tenant: string): Promise<string>;
  /** Takes the same time whether or not there is a hash to compare with. */
  verify(stored: string | null | undefined, secret: string, tenant: string): Promise<boolean>;
  isOutdated(stored: string): boolean;
}
