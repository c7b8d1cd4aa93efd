import { ask } from '../lib/client.mjs';
import { startOurs } from '../lib/engines.mjs';
import { compare } from '../lib/measure.mjs';
import { seedPeople } from '../lib/people.mjs';
import { aPlan } from '../lib/plan.mjs';
import { residentBytes } from '../lib/processes.mjs';
import { openSql } from '../lib/sql.mjs';
import { rounded } from '../lib/statistics.mjs';

const path = '/api/apps/alecrim/entities';
const PATIENTS = 30;
const PLANS = 20;
const lists = JSON.stringify(aPlan().refeicoes);
const token = (person, number) => `plano-de-muitas-${person}-${number}`;

/** The same requests on the data of 1,000 and of 10,000 nutritionists; each of them has patients and plans. PostgreSQL only. */
export async function large({ server: first, place: firstPlace, engine }) {
  if (engine.name !== 'postgres') return 'PostgreSQL only';
  const place = await engine.place();
  const many = await startOurs(place);
  const sides = {
    '10,000': { server: many, people: await filled(place, 10_000) },
    '1,000': { server: first, people: await filled(firstPlace, 1_000) },
  };
  const result = {};
  for (const [name, request] of Object.entries(requests)) {
    const measured = Object.entries(sides).map(([size, { server, people }]) => [
      size,
      {
        pid: server.pid,
        database: engine.pids,
        // Another person each time, over all of them: nobody's records are in memory because of the measurement.
        job: (turn) => ask(server.port, request(people, (turn * 7919) % people.length, turn)),
      },
    ]);
    result[name] = await compare(Object.fromEntries(measured), { rounds: 5, requests: 120, atOnce: 4 });
  }
  result.memory = Object.fromEntries(
    Object.entries(sides).map(([size, { server }]) => [
      size,
      `${rounded(residentBytes(server.pid) / 2 ** 20)} MB`,
    ]),
  );
  await many.stop();
  return result;
}

const requests = {
  'read a plan': (people, person) => ({
    ...people[person],
    path: `${path}/Cardapio/${idOf('a', person, 3)}`,
  }),
  'save a plan': (people, person, turn) => ({
    ...people[person],
    method: 'PUT',
    path: `${path}/Cardapio/${idOf('a', person, 4)}`,
    body: JSON.stringify({ observacoes_finais: `Beba água ${turn} vezes ao dia.` }),
  }),
  'list 20 plans': (people, person) => ({
    ...people[person],
    path: `${path}/Cardapio?limit=20&sort=-updated_date`,
  }),
  'search patients': (people, person) => ({
    ...people[person],
    path: `${path}/Paciente?limit=20&q=${encodeURIComponent('{"$search":"marina"}')}`,
  }),
  "a patient's page": (_people, person, turn) => ({
    path: `/VerCardapio?token=${token(person, 1 + (turn % PLANS))}`,
  }),
};

/** Nutritionists with their records, made by SQL. */
async function filled(place, count) {
  const people = await seedPeople(place, count);
  const { run, close } = await openSql(place);
  // Without triggers: what an account stores is not counted, and 500,000 rows take a minute.
  await run('set session_replication_role = replica');
  const ids = people.map(({ id }, number) => `(${number}, '${id}')`).join(',');
  await run(
    `create temporary table people (number int primary key, id text); insert into people values ${ids}`,
  );
  await run(`insert into pacientes (id, created_by_id, created_date, updated_date, version, is_sample, busca, nome)
    select ${id('b')}, people.id, ${moment}, ${moment}, 1, false,
      case when i % 7 = 1 then 'marina alves' else 'rui lima' end || ' ' || i,
      case when i % 7 = 1 then 'Marina Alves' else 'Rui Lima' end || ' ' || i
    from people, generate_series(1, ${PATIENTS}) i`);
  await run(`insert into cardapios (id, created_by_id, created_date, updated_date, version, is_sample, busca, titulo,
      paciente_nome, token_publico, ativo, so_primeiro_nome, refeicoes, receitas, orientacoes)
    select ${id('a')}, people.id, ${moment}, ${moment}, 1, false, 'plano ' || i || ' rui', 'Plano ' || i, 'Rui',
      'plano-de-muitas-' || number || '-' || i, true, false, '${lists}'::json, '[]'::json, '[]'::json
    from people, generate_series(1, ${PLANS}) i`);
  await run('set session_replication_role = origin');
  await run('analyze');
  await close();
  return people;
}

const digits = (person, number) => String(person * 100 + number).padStart(23, '0');
const idOf = (prefix, person, number) => prefix + digits(person, number);
const id = (prefix) => `'${prefix}' || lpad((number * 100 + i)::text, 23, '0')`;
const moment = `'2026-0' || (1 + i % 9) || '-01T00:00:00.' || (100 + i) || 'Z'`;
