/**
 * The plans of a bare server.
 * @param ask runs a statement of schema.mjs by its name and returns its rows
 * @param isChecking whether statements take an owner
 */
export function plansIn(ask, isChecking) {
  const by = (owner) => (isChecking ? [owner] : []);
  const bodies = (rows) => `[${rows.map((row) => row.body).join(',')}]`;
  const one = async (id, owner) => (await ask('get', id, ...by(owner)))[0].body;
  return {
    get: one,
    byToken: async (token) => (await ask('byToken', token))[0].body,
    list: async (owner) => bodies(await ask('list', ...by(owner))),
    search: async (words, owner) => bodies(await ask('search', words, ...by(owner))),
    count: async (since, owner) => JSON.stringify((await ask('count', since, ...by(owner)))[0]),
    async insert(record, owner = null) {
      const { body, words } = columnsOf(record);
      await ask('insert', record.id, owner, record.token_publico, record.created_date, words, body);
      return body;
    },
    async update(id, patch, owner) {
      const { body, words } = columnsOf({ ...JSON.parse(await one(id, owner)), ...patch });
      await ask('update', words, body, id, ...by(owner));
      return body;
    },
  };
}

function columnsOf(record) {
  const body = JSON.stringify(record);
  return { body, words: `${record.titulo} ${record.paciente_nome}`.toLowerCase() };
}
