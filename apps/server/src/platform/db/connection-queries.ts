import type pg from 'pg';

/**
 * Asks the driver with a callback. A result that the driver gives as a promise survives every collection of new objects:
 * nearly all that PostgreSQL sent went to V8's old space and stayed there until a full collection.
 * A connection that stays silent is ended: its statement cannot run later, and the pool opens another connection.
 */
export function connectionQueries(
  client: pg.Client,
  silentAfter: number | undefined,
): (statement: pg.QueryConfig) => Promise<pg.QueryResult> {
  const query = client.query.bind(client);
  return (statement) =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        void client.end();
        reject(new Error('Query read timeout'));
      };
      const timer = silentAfter === undefined ? undefined : setTimeout(giveUp, silentAfter);
      query(statement, (error: Error | null, result) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve(result);
      });
    });
}
