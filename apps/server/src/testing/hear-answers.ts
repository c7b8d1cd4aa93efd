import type { KyselyPlugin } from 'kysely';

/** Tells what rows each statement gave. A prepared statement passes no plugin on its way to the database, only on its way back. */
export const hearAnswers = (hear: (rows: readonly object[]) => void): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    hear(result.rows as object[]);
    return result;
  },
});
