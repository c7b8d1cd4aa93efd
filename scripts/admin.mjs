import { importServer, prepare } from './lib/server.mjs';

// Builds the server only: a web build would remove files that a running server serves.
await prepare(['server']);
await importServer('admin');
