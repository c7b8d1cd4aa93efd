/** A plan stored as one text, with an index for each query of the bench. */
export const schema = [
  'create table plans (id text primary key, token text unique, created_date text not null, words text not null, body text not null)',
  'create index plans_by_date on plans (created_date, id, words)',
  'create table sessions (id text primary key)',
];

export function columnsOf(record) {
  const body = JSON.stringify(record);
  const words = `${record.titulo} ${record.paciente_nome}`.toLowerCase();
  return { body, words, values: [record.id, record.token_publico, record.created_date, words, body] };
}
