// Runs the product's migrations and is killed, as by a power cut, before a given statement.
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { openDatabase } from '../../apps/server/src/platform/db/open.ts';

const [databaseUrl = '', dataDir = '', last = 'Infinity'] = process.argv.slice(2);
const { db, close } = openDatabase({ databaseUrl: databaseUrl || undefined, dataDir });
let statements = 0;
const dying = db.withPlugin({
  transformQuery({ node }) {
    if (++statements > Number(last)) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
});
await migrate(dying);
await close();
console.log(statements);
