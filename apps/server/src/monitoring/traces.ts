import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';
import { type Config, version } from '../platform/config.ts';
import type { App } from '../platform/http/app-type.ts';
import { routeOf } from '../platform/http/request-log.ts';

/** Sends traces to the operator's collector. The libraries are loaded here, so a server without traces never loads them. */
export async function startTraces(
  { endpoint, service }: NonNullable<Config['traces']>,
  { trustProxy }: Pick<Config, 'trustProxy'>,
) {
  const [api, core, sdk, otlp, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const exporter = new otlp.OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer('alecrim', version);
  const propagator = new core.W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Span>();

  return {
    /** A span for each request. Call it before the app is ready. */
    traceRequests(app: App): void {
      app.addHook('onRequest', (request, reply, done) => {
        // Anybody can send the header; only a proxy of the operator's is believed.
        const parent = trustProxy
          ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
          : ROOT_CONTEXT;
        const route = routeOf(request);
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'request.id': request.id,
        };
        const span = tracer.startSpan(
          `${request.method} ${route}`,
          { kind: SpanKind.SERVER, attributes },
          parent,
        );
        // Also sent when the connection ends before the answer.
        reply.raw.on('close', () => {
          span.setAttribute('http.response.status_code', reply.statusCode);
          if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
        current.run(span, done);
      });
    },
    /** A span for a statement that has just ended, inside the span of its request. */
    traceQuery(sql: string, ms: number): void {
      const parent = current.getStore();
      if (!parent) return;
      const end = Date.now();
      const attributes = { 'db.query.text': sql };
      tracer
        .startSpan(
          'database query',
          { kind: SpanKind.CLIENT, startTime: end - ms, attributes },
          trace.setSpan(ROOT_CONTEXT, parent),
        )
        .end(end);
    },
    close: () => provider.shutdown(),
  };
}
