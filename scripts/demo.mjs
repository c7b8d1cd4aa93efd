import { importServer, prepare } from './lib/server.mjs';
import { beforeShutdown } from './lib/shutdown.mjs';
import { tempFolder } from './lib/temp-folder.mjs';

await prepare(['web', 'server']);

const { path, remove } = tempFolder('alecrim-demo');
const forget = beforeShutdown(remove);
process.env.ALECRIM_DEMO = '1';
process.env.DATA_DIR = path;
// The demo never touches a real database, whatever the environment names.
delete process.env.DATABASE_URL;
process.env.ALECRIM_SETTINGS = '';
await importServer('main');
// From here on the server handles signals; the folder is removed when the process exits.
forget();
