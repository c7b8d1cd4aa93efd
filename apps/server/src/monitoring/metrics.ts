import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { App } from '../platform/http/app-type.ts';
import { routeOf } from '../platform/http/request-log.ts';
import type { JobObserver } from '../platform/periodic-jobs.ts';
import { PREFIX, type State, watchState } from './state-metrics.ts';

const seconds = {
  requests: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  queries: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
  jobs: [0.01, 0.1, 1, 10, 60, 600],
};

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The figures of one process for Prometheus. A label is a route's pattern, a status, or a name from the code: never an
 * address, an id, a token or a name of a person.
 */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const histogram = (name: string, help: string, labelNames: string[], buckets: number[]) =>
    new Histogram({ name: `${PREFIX}${name}`, help, labelNames, buckets, registers: [registry] });
  const requests = histogram(
    'http_request_duration_seconds',
    'Time from a request to the end of its answer',
    ['method', 'route', 'status'],
    seconds.requests,
  );
  const queries = histogram(
    'database_query_duration_seconds',
    'Time of one statement on the database',
    ['operation'],
    seconds.queries,
  );
  const jobs = histogram(
    'job_duration_seconds',
    'Time of one run of a periodic job, by its result',
    ['job', 'result'],
    seconds.jobs,
  );

  return {
    /** Counts and times the requests of the app. Call it before the app is ready. */
    measureRequests(app: App): void {
      app.addHook('onResponse', (request, reply, done) => {
        const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
        requests.observe(labels, reply.elapsedTime / 1000);
        done();
      });
    },
    measureQuery: (sql: string, ms: number): void =>
      queries.observe({ operation: operationOf(sql) }, ms / 1000),
    measureJob: ((job, ms, isFailed) =>
      jobs.observe({ job, result: isFailed ? 'failed' : 'ok' }, ms / 1000)) satisfies JobObserver,
    /** Adds the gauges. Their values are read when Prometheus asks. */
    watch: (state: State): void => watchState(registry, state),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

const OPERATIONS = ['select', 'insert', 'update', 'delete', 'with'];

/** The first word of a statement. The rest has too many values for a label. */
function operationOf(sql: string): string {
  const [word = ''] = sql.trimStart().split(/\s/, 1);
  return OPERATIONS.includes(word.toLowerCase()) ? word.toLowerCase() : 'other';
}
