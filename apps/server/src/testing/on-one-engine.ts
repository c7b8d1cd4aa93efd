import { test } from 'vitest';
import { isWhole } from './test-database.ts';

/**
 * `test` of a case that depends on no engine: `npm test` runs it on SQLite, `npm run test:full` on both. A comment beside it
 * names what protects both.
 */
export const onOneEngine = isWhole ? test : () => {};
