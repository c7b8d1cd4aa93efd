import { createRequire } from 'node:module';
import type pg from 'pg';

/** The driver of PostgreSQL. It is loaded when it is asked for: with SQLite it would only make every start longer. */
export const postgresDriver = (): typeof pg => createRequire(import.meta.url)('pg');
