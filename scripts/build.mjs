// What `npm start` would build at its first run, so that it has nothing left to do.
import { prepare } from './lib/server.mjs';

await prepare(['web', 'server']);
