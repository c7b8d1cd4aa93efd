import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../platform/config.ts';
import type { QueryObserver } from '../platform/db/open.ts';
import type { Deps } from '../platform/deps.ts';
import type { JobObserver } from '../platform/periodic-jobs.ts';
import type { Metrics } from './metrics.ts';
import type { State } from './state-metrics.ts';

/** What an operator can see of one process. Everything is absent, and nothing is loaded, unless the settings ask for it. */
export interface Monitoring {
  onQuery?: QueryObserver;
  measureJob?: JobObserver;
  /** Call it before the app is ready. */
  watch(state: State): void;
  close(): Promise<void>;
}

export async function startMonitoring(config: Config, log: Deps['log']): Promise<Monitoring> {
  const { traces: to, metrics: at } = config;
  const traces = to && (await import('./traces.ts').then((m) => m.startTraces(to, config)));
  const metrics = at && (await import('./metrics.ts').then((m) => m.createMetrics()));
  const server = at && metrics && (await serveMetrics(metrics, at, log));
  const observers = [metrics?.measureQuery, traces?.traceQuery].filter((observer) => observer !== undefined);
  const tellAll: QueryObserver = (sql, ms) => {
    for (const observe of observers) observe(sql, ms);
  };
  return {
    onQuery: observers.length > 0 ? tellAll : undefined,
    measureJob: metrics?.measureJob,
    watch(state) {
      traces?.traceRequests(state.app);
      metrics?.measureRequests(state.app);
      metrics?.watch(state);
    },
    async close() {
      server?.close();
      await traces?.close();
    },
  };
}

/**
 * Answers `GET /metrics` on a port of its own. The figures stay off the public address, and are there when the app refuses
 * requests.
 */
async function serveMetrics(
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
