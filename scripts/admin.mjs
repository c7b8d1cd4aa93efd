import { importServer, prepare } from './lib/server.mjs';

// Only the server's part: a web build under a running server would take its files away.
await prepare(['server']);
await importServer('admin');
