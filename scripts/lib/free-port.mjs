import { createServer } from 'node:net';

/**
 * A free loopback port below the range from which systems take ports for outgoing
 * connections, so that the port is still free when a server restarts.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port between 20000 and 29999.');
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
