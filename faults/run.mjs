// Breaks the built product on purpose, in every way that a disk, a network, a database and a power cut do.
import { prepare } from '../scripts/lib/server.mjs';

await prepare(['web', 'server']);
const { register } = await import('tsx/esm/api');
register();
const { runFaults } = await import('./suite.ts');
process.exitCode = (await runFaults(process.argv.slice(2))) ? 0 : 1;
