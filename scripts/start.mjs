import { importServer, prepare } from './lib/server.mjs';

await prepare(['web', 'server']);
await importServer('main');
