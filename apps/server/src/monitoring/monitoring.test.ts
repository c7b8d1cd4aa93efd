import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { type Running, serve } from '../serve.ts';
import { soon } from '../testing/timing.ts';
import { startMonitoring } from './monitoring.ts';

const TOKEN = 'secret-token-of-a-patient';
const RECORD = '6909a0b1c2d3e4f5a6b7c8d9';

const dataDir = mkdtempSync(join(tmpdir(), 'alecrim-monitoring-'));
const collected: { name: string; attributes: { key: string }[]; parentSpanId?: string; traceId: string }[] =
  [];
const collector = createServer(async (request, reply) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { resourceSpans } = JSON.parse(text);
  collected.push(...resourceSpans.flatMap((r: any) => r.scopeSpans.flatMap((s: any) => s.spans)));
  reply.end('{}');
});
let server: Running;
let metricsUrl: string;
let log: object[];

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  log = [];
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    METRICS_PORT: String(metricsPort),
    REQUEST_LOG: '1',
    TRUST_PROXY: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
  });
  server = await serve(config, 'no-worker');
  vi.spyOn(server.deps.log, 'info').mockImplementation((fields: unknown) => void log.push(fields as object));
});
afterAll(async () => {
  await server.stop();
  collector.close();
  rmSync(dataDir, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });
const metrics = async () => (await fetch(metricsUrl)).text();

test('requests are counted by the pattern of their route, without a token or an id', async () => {
  await (await ask(`/VerCardapio?token=${TOKEN}`)).text();
  await (await ask(`/api/apps/alecrim/entities/Cardapio/${RECORD}`)).text();
  await (await ask('/no-such-page')).text();
  const text = await metrics();
  expect(text).toMatch(
    /alecrim_http_request_duration_seconds_count\{method="GET",route="[^"]*\/Cardapio\/:id",status="401"\} 1/,
  );
  expect(text).toMatch(/_count\{method="GET",route="\/VerCardapio",status="404"\} 1/);
  expect(text).not.toContain(TOKEN);
  expect(text).not.toContain(RECORD);
  expect(text).not.toContain('no-such-page');
});

test('the state of the process, its jobs, its backups and its database is there', async () => {
  const text = await metrics();
  for (const line of [
    /^alecrim_info\{version="[\d.]+"\} 1$/m,
    /^alecrim_requests_under_way 0$/m,
    /^alecrim_sockets 0$/m,
    /^alecrim_tasks\{state="waiting"\} 0$/m,
    /^alecrim_backup_timestamp_seconds\{stage="made"\} 0$/m,
    /^alecrim_mails_waiting 0$/m,
    /^alecrim_draining 0$/m,
    /^alecrim_data_free_bytes \d+/m,
    /^alecrim_database_query_duration_seconds_count\{operation="select"\} [1-9]/m,
    /^nodejs_eventloop_lag_seconds /m,
  ])
    expect(text).toMatch(line);
  await soon(async () =>
    expect(await metrics()).toMatch(/alecrim_job_duration_seconds_count\{job="mail",result="ok"\} [1-9]/),
  );
});

test('the dashboard and the alerts ask for figures that exist', async () => {
  const deploy = join(import.meta.dirname, '../../../../deploy');
  const text = await metrics();
  for (const file of ['grafana-dashboard.json', 'prometheus-alerts.yaml']) {
    const asked = readFileSync(join(deploy, file), 'utf8').match(/\b(alecrim|nodejs|process)_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(8);
    const names = asked.map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    expect([...new Set(names)].filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
  }
});

test('the queries of the dashboard select and group by labels that the figures have', async () => {
  const file = join(import.meta.dirname, '../../../../deploy/grafana-dashboard.json');
  const { panels } = JSON.parse(readFileSync(file, 'utf8'));
  const queries: string[] = panels.flatMap(({ targets = [] }: any) => targets.map(({ expr }: any) => expr));
  expect(queries.length).toBeGreaterThan(8);
  // Prometheus adds the first ones to every figure. The last one is the state of a connection, which SQLite does not have.
  const added = ['job', 'instance', 'state'];
  const text = await metrics();
  const labelsOf = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}\\{(.*)\\} `, 'gm'))].flatMap(([, labels = '']) =>
      [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label),
    );
  for (const query of queries) {
    const known = [...added, ...(query.match(/\b(alecrim|nodejs|process)_\w+/g) ?? []).flatMap(labelsOf)];
    const selected = [...query.matchAll(/[{,]\s*(\w+)\s*[=!]~?/g)].map(([, label]) => label);
    const grouped = [...query.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
    for (const label of [...selected, ...grouped]) expect(known, query).toContain(label);
  }
});

test('the app itself does not serve the metrics, and their port serves nothing else', async () => {
  expect(await (await ask('/metrics')).text()).not.toContain('alecrim_');
  expect((await fetch(metricsUrl.replace('/metrics', '/api/health'))).status).toBe(404);
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
});

test('an answer names its request, by the id of a proxy if it is a plain one', async () => {
  const given = (await ask('/api/health', { 'x-request-id': 'proxy-0123456789' })).headers;
  expect(given.get('x-request-id')).toBe('proxy-0123456789');
  const [first, second] = [
    await ask('/api/health', { 'x-request-id': 'a b<script>' }),
    await ask('/api/nothing'),
  ];
  const ids = [first, second].map(({ headers }) => headers.get('x-request-id'));
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

test('the log has a line for a request, with its id and its route and not its address', async () => {
  const { headers } = await ask(`/VerCardapio?token=${TOKEN}`);
  const requestId = headers.get('x-request-id');
  const line = await soon(() => {
    const found = log.find((fields) => 'requestId' in fields && fields.requestId === requestId);
    expect(found).toBeDefined();
    return found;
  });
  expect(line).toEqual({
    method: 'GET',
    route: '/VerCardapio',
    status: 404,
    ms: expect.any(Number),
    requestId,
  });
});

test('a trace has the request and its statements, inside the trace of the proxy', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  await (await ask(`/VerCardapio?token=${TOKEN}`, { traceparent: `00-${trace}-00f067aa0ba902b7-01` })).text();
  const spans = await soon(() => {
    const found = collected.filter(({ traceId }) => traceId === trace);
    expect(found.map(({ name }) => name)).toContain('GET /VerCardapio');
    return found;
  });
  expect(spans.map(({ name }) => name)).toContain('database query');
  expect(JSON.stringify(spans)).not.toContain(TOKEN);
});

test('without the settings nothing is observed', async () => {
  const { onQuery, measureJob } = await startMonitoring(readConfig({}), server.deps.log);
  expect([onQuery, measureJob]).toEqual([undefined, undefined]);
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
