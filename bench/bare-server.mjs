// The physical limit: the same rows from the same kind of file, through node:http and nothing else.
import { createServer } from 'node:http';
import Database from 'libsql';

const db = new Database(process.env.BENCH_DB);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec(
  'create table if not exists plans (id text primary key, created_date text not null, body text not null)',
);
db.exec('create index if not exists plans_by_date on plans (created_date, id)');
const get = db.prepare('select body from plans where id = ?');
const list = db.prepare('select body from plans order by created_date desc, id desc limit 20');
const insert = db.prepare('insert into plans (id, created_date, body) values (?, ?, ?)');

const server = createServer((request, response) => {
  const send = (status, text) => response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  if (request.method === 'POST') {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const record = { id: crypto.randomUUID(), created_date: new Date().toISOString(), ...JSON.parse(text) };
      const body = JSON.stringify(record);
      insert.run(record.id, record.created_date, body);
      send(201, body);
    });
  } else if (request.url === '/plans')
    send(
      200,
      `[${list
        .all()
        .map((row) => row.body)
        .join(',')}]`,
    );
  else send(200, get.all(request.url.slice('/plans/'.length))[0]?.body ?? 'null');
});
server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${server.address().port}`));
