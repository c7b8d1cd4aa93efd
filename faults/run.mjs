// Runs the built product under faults of disk, network, database and power.
import { fileURLToPath } from 'node:url';
import { prepare } from '../scripts/lib/server.mjs';

await prepare(['web', 'server']);
// The server's pages are JSX.
process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('../apps/server/tsconfig.json', import.meta.url));
const { register } = await import('tsx/esm/api');
register();
const { runFaults } = await import('./suite.ts');
process.exitCode = (await runFaults(process.argv.slice(2))) ? 0 : 1;
