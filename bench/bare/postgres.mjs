import pg from 'pg';
import { columnsOf, schema } from './table.mjs';

/** The plans in PostgreSQL, through the driver's pool, every statement prepared once on a connection. */
export async function openPostgres(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 10 });
  for (const statement of schema) await pool.query(statement);
  const rows = async (name, text, values = []) => (await pool.query({ name, text, values })).rows;
  const bodies = (found) => `[${found.map((row) => row.body).join(',')}]`;
  const one = async (id) => (await rows('get', 'select body from plans where id = $1', [id]))[0].body;
  const newest = 'order by created_date desc, id desc limit 20';
  return {
    get: one,
    byToken: async (token) =>
      (await rows('token', 'select body from plans where token = $1', [token]))[0].body,
    list: async () => bodies(await rows('list', `select body from plans ${newest}`)),
    search: async (words) =>
      bodies(await rows('search', `select body from plans where strpos(words, $1) > 0 ${newest}`, [words])),
    count: async (since) =>
      JSON.stringify(
        (await rows('count', 'select count(*) from plans where created_date >= $1', [since]))[0],
      ),
    async insert(record) {
      const { body, values } = columnsOf(record);
      const text = 'insert into plans (id, token, created_date, words, body) values ($1, $2, $3, $4, $5)';
      await rows('insert', text, values);
      return body;
    },
    async update(id, patch) {
      const { body, words } = columnsOf({ ...JSON.parse(await one(id)), ...patch });
      await rows('update', 'update plans set words = $1, body = $2 where id = $3', [words, body, id]);
      return body;
    },
    async startSession() {
      const id = crypto.randomUUID();
      await rows('session', 'insert into sessions (id) values ($1)', [id]);
      return JSON.stringify({ access_token: id });
    },
  };
}
