/** A plan is stored as one text, with an index for each query of the bench. */
export const schema = (isChecking) => [
  'create table users (id text primary key, email text not null, disabled integer not null)',
  'create table sessions (token_hash text primary key, user_id text not null, expires_date text not null)',
  'create table plans (id text primary key, owner text, token text unique, created_date text not null, words text not null, body text not null)',
  `create index plans_by_date on plans (${isChecking ? 'owner, ' : ''}created_date, id, words)`,
];

/**
 * Every statement, for both engines. A server that checks adds the owner as the last condition and the last value.
 * @param {{ isChecking: boolean, indexOf: 'instr' | 'strpos' }} options `indexOf` is the engine's function for it
 */
export function statements({ isChecking, indexOf }) {
  const where = (...conditions) => {
    const all = isChecking ? [...conditions, 'owner = ?'] : conditions;
    return all.length > 0 ? `where ${all.join(' and ')}` : '';
  };
  const newest = 'order by created_date desc, id desc limit 20';
  return {
    get: `select body from plans ${where('id = ?')}`,
    byToken: 'select body from plans where token = ?',
    list: `select body from plans ${where()} ${newest}`,
    search: `select body from plans ${where(`${indexOf}(words, ?) > 0`)} ${newest}`,
    count: `select count(*) as count from plans ${where('created_date >= ?')}`,
    insert: 'insert into plans (id, owner, token, created_date, words, body) values (?, ?, ?, ?, ?, ?)',
    update: `update plans set words = ?, body = ? ${where('id = ?')}`,
    addUser: 'insert into users (id, email, disabled) values (?, ?, 0)',
    addSession: 'insert into sessions (token_hash, user_id, expires_date) values (?, ?, ?)',
    session: `select users.id, users.email, users.disabled, sessions.expires_date
      from sessions join users on users.id = sessions.user_id where sessions.token_hash = ?`,
  };
}
