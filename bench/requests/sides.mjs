import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { tempFolder } from '../../scripts/lib/temp-folder.mjs';
import { ask, manyTimes } from '../lib/client.mjs';
import { startOurs } from '../lib/engines.mjs';
import { startServer } from '../lib/processes.mjs';
import { savePage, seedBare, seedOurs } from './seed.mjs';

/**
 * The compared servers on one engine, each with the same plans in a database of its own: the product beside an earlier
 * commit of it, or beside the bare server and the bare server that checks session and owner.
 */
export async function startSides(engine, earlier) {
  const folder = tempFolder('alecrim-bench');
  const page = join(folder.path, 'page.html.gz');
  const started = [];
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()));
    folder.remove();
  };
  const sides = {};
  /** @param kind which of a row's requests the side gets */
  const add = async (name, kind, start, seed) => {
    const server = await start(await engine.place());
    started.push(server);
    sides[name] = { kind, server, known: await seed(server.port) };
  };
  const ofCommit =
    ({ env, entry }) =>
    (place) =>
      startOurs(place, env, [entry]);
  const bare = (env) => (place) =>
    startServer(['bench/bare/server.mjs'], { ...place, STATIC_PAGE: page, ...env });
  try {
    await add('ours', 'ours', startOurs, seedOurs);
    if (earlier) {
      await add('earlier', 'ours', ofCommit(earlier), seedOurs);
      return { sides, stop };
    }
    const { server, known } = sides.ours;
    await savePage(server.port, known, page);
    await add('bare', 'bare', bare({}), (port) => seedBare(port, known));
    await add('checking', 'bare', bare({ CHECKS: '1' }), (port) => seedBare(port, known));
    return { sides, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A row's requests on every side, in the form that `compare` runs. */
export function jobsOf(row, sides, engine) {
  return Object.fromEntries(
    Object.entries(sides).map(([name, { kind, server, known }]) => {
      const sendTo = ({ headers, ...request }) =>
        ask(server.port, { ...request, headers: { ...known.headers, ...headers } });
      const prepareRound = () => {
        const mark = randomBytes(3).toString('hex');
        return manyTimes(row.requests, 8, (turn) => sendTo(row.before(known, turn, mark)));
      };
      return [
        name,
        {
          pid: server.pid,
          database: engine.pids,
          job: (turn) => sendTo(row[kind](known, turn)),
          before: row.before && kind === 'ours' ? prepareRound : undefined,
        },
      ];
    }),
  );
}
