import { createServer } from 'node:http';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { ask } from '../lib/client.mjs';
import { startOurs } from '../lib/engines.mjs';
import { compare } from '../lib/measure.mjs';
import { seedPeople } from '../lib/people.mjs';
import { aPlan } from '../lib/plan.mjs';

const path = '/api/apps/alecrim/entities/Cardapio';

/** What metrics, a log line for each request, and traces add to a reading, a save and a list. */
export async function monitoring({ engine }) {
  const collector = createServer((request, reply) => request.resume().on('end', () => reply.end('{}')));
  await new Promise((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const kinds = {
    metrics: { METRICS_PORT: String(await freePort()) },
    'request log': { REQUEST_LOG: '1', LOG_LEVEL: 'info' },
    traces: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.address().port}` },
    nothing: {},
  };
  const servers = [];
  const sides = {};
  for (const [name, env] of Object.entries(kinds)) {
    const place = await engine.place();
    const server = await startOurs(place, env);
    servers.push(server);
    const [{ headers }] = await seedPeople(place, 1);
    const body = JSON.stringify(aPlan());
    const { id } = JSON.parse(await ask(server.port, { method: 'POST', path, headers, body }));
    const requests = [
      { path: `${path}/${id}` },
      { method: 'PUT', path: `${path}/${id}`, body },
      { path: `${path}?limit=20&sort=-updated_date` },
    ];
    sides[name] = {
      pid: server.pid,
      database: () => [],
      job: (turn) => ask(server.port, { headers, ...requests[turn % requests.length] }),
    };
  }
  const { nothing, ...monitored } = sides;
  const how = { rounds: 24, requests: 150, atOnce: 4, warmUps: 2 };
  const result = {};
  for (const [name, side] of Object.entries(monitored))
    result[name] = await compare({ [name]: side, nothing }, how);
  for (const server of servers) await server.stop();
  collector.close();
  return result;
}
