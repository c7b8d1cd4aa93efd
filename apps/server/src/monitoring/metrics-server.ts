import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import type { Metrics } from './metrics.ts';

/**
 * Answers `GET /metrics` on a port of its own. The figures stay off the public address, and are there when the app refuses
 * requests.
 */
export async function serveMetrics(
  metrics: Metrics,
  where: NonNullable<Config['metrics']>,
  log: Deps['log'],
): Promise<{ port: number; close(): void }> {
  let asked: Promise<string> | undefined;
  const server = createServer(async (request, reply) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics')
      return void reply.writeHead(404).end();
    try {
      // Several at once read the database once.
      asked ??= metrics.text().finally(() => (asked = undefined));
      const text = await asked;
      reply.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch (err) {
      log.error({ err }, 'the metrics were not read');
      reply.writeHead(500).end();
    }
  });
  server.maxConnections = 20;
  server.listen(where.port, where.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  log.info({ port }, 'metrics are served on /metrics');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, close };
}
