import type { Config } from '../platform/config.ts';
import type { QueryObserver } from '../platform/db/open.ts';
import type { Deps } from '../platform/deps.ts';
import type { JobObserver } from '../platform/periodic-jobs.ts';
import { serveMetrics } from './metrics-server.ts';
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
