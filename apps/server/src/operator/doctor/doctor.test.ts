import { X509Certificate } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordBackupStage } from '../../archive/backup/backup-marks.ts';
import { aFolder } from '../../archive/testing/practice.ts';
import { aServersDatabase } from '../../archive/testing/shared-database.ts';
import { version } from '../../platform/config.ts';
import { storePractice } from '../../platform/practice-settings.ts';
import { startFakeSmtp } from '../../testing/fake-smtp.ts';
import { testEngine } from '../../testing/test-database.ts';
import { ProblemsFound } from '../command.ts';
import { runAdmin } from '../run.ts';
import { localhostCertificate } from '../testing/localhost-certificate.ts';
import { checkCertificate } from './address.ts';
import { reportOf } from './finding.ts';
import { checkClock, checkDisk } from './machine.ts';

const place = aFolder();
let served: Awaited<ReturnType<typeof aServersDatabase>>;
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;
const health = { status: 'ok', version };
let web: Server;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  // The clock of the tests, which may be set to another day; Node would say the machine's.
  web = createServer((_, reply) =>
    reply.setHeader('date', new Date().toUTCString()).end(JSON.stringify(health)),
  );
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await smtp.close();
  web.close();
  place.remove();
});
beforeEach(async () => {
  served = await aServersDatabase();
  Object.assign(health, { status: 'ok', version });
});
afterEach(() => served.close());

const portOf = (server: Server) => String((server.address() as AddressInfo).port);
const deps = () => ({ db: served.db, now: () => new Date() });

/** The report, as the operator reads it, and whether it tells of a problem. */
async function doctor(env: Record<string, string> = {}) {
  const settings = { ...served.env, PORT: portOf(web), INIT_CWD: place.folder, ...env };
  try {
    return { text: await runAdmin(['doctor'], settings), hasProblem: false };
  } catch (error) {
    if (!(error instanceof ProblemsFound)) throw error;
    return { text: error.message, hasProblem: true };
  }
}

test('doctor: a well-kept server has no problem, and the report names every part', async () => {
  mkdirSync(join(served.dataDir, 'backups'));
  writeFileSync(join(served.dataDir, 'backups/alecrim-2026-03-01.zip.age'), '');
  for (const stage of ['made', 'copied', 'sent'] as const)
    await recordBackupStage(deps(), stage, 'alecrim-2026-03-01.zip.age');
  const passphrase = place.path('frase.txt');
  writeFileSync(passphrase, 'suco de cupuaçu gelado\n');
  const { text, hasProblem } = await doctor({
    PUBLIC_URL: `http://localhost:${portOf(web)}`,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'ana@example.com',
    BACKUP_PASSPHRASE_FILE: passphrase,
    BACKUP_COPY_DIR: served.dataDir,
    BACKUP_COMMAND: 'rclone copy {} nuvem:segredo',
  });
  expect(text).toMatch(/^atenção +endereço +http:\/\/localhost:\d+ responde, mas só neste computador/m);
  expect(text).toMatch(/^ok +e-mail +127\.0\.0\.1:\d+ aceita os e-mails de ana@example\.com\.$/m);
  expect(text).toMatch(
    testEngine === 'sqlite' ? /^ok +banco +SQLite íntegro/m : /^ok +banco +PostgreSQL resp/m,
  );
  expect(text).toMatch(/^ok +backup +o último é de menos de 1 hora atrás: .*\.zip\.age \(cifrado\)\.$/m);
  expect(text).toMatch(/^atenção +cópia +em .* no mesmo disco\.$/m);
  expect(text).toMatch(/^ok +cópia +por rclone: a última é de menos de 1 hora atrás\.$/m);
  expect(text).toMatch(/^\S+ +disco +\d+ [MG]B livres/m);
  expect(text).toMatch(/^ok +relógio +concorda com o do/m);
  expect(text).toMatch(new RegExp(`^ok +versão +Alecrim ${version.replaceAll('.', '\\.')}, Node v`, 'm'));
  expect(text).toMatch(/\n\n0 problemas, 2 de atenção\.$/);
  expect(hasProblem).toBe(false);
});

test('doctor: a broken setting is a problem with its remedy, and the report holds no secret', async () => {
  const secret = 'muito-secreto-77';
  for (const stage of ['made', 'sent'] as const)
    await recordBackupStage(
      { db: served.db, now: () => new Date(Date.now() - 80 * 3_600_000) },
      stage,
      'x.zip',
    );
  health.status = 'other';
  const { text, hasProblem } = await doctor({
    PUBLIC_URL: `http://alecrim.invalid:${portOf(web)}`,
    SMTP_URL: smtp.url.replace('//', `//ana:${secret}@`),
    BACKUP_COMMAND: `/opt/enviar --senha=${secret}`,
    SERVICE_TOKEN: secret.repeat(3),
  });
  expect(hasProblem).toBe(true);
  expect(text).toMatch(/^problema +endereço +http:\/\/alecrim\.invalid:\d+: .*\.\n +→ Confira o DNS/m);
  expect(text).toMatch(/^problema +TLS +http:\/\/alecrim\.invalid:\d+ não é cifrado/m);
  expect(text).toMatch(
    /^problema +e-mail +127\.0\.0\.1:\d+: recusou o usuário ou a senha\.\n +→ Confira servidor, porta/m,
  );
  expect(text).toMatch(/^problema +backup +o último é de 3 dias atrás\.\n +→ /m);
  expect(text).toMatch(/^problema +cópia +por \/opt\/enviar: a última é de 3 dias atrás\.\n +→ /m);
  expect(text).toMatch(/^problema +versão .*respondeu 200, mas não como o Alecrim/m);
  expect(text).not.toContain(secret);
});

test('doctor: on a fresh installation the report names every setting that is still open', async () => {
  const { text, hasProblem } = await doctor();
  expect(text).toMatch(/^atenção +endereço +o endereço público não foi informado/m);
  expect(text).toMatch(/^atenção +e-mail +não há servidor de e-mail/m);
  expect(text).toMatch(/^atenção +backup +ainda não há nenhum\./m);
  expect(text).toMatch(/^atenção +cópia +os backups ficam só nesta máquina/m);
  expect(hasProblem).toBe(false);
});

test('doctor: a copy is awaited until there is a backup, and missed from then on', async () => {
  const copying = { BACKUP_COPY_DIR: place.folder };
  expect((await doctor(copying)).text).toMatch(
    /^atenção +cópia +em .*: ainda não há backup para copiar\.\n +→ /m,
  );
  await recordBackupStage(deps(), 'made', 'alecrim-2026-11-17.zip');
  expect((await doctor(copying)).text).toMatch(
    /^problema +cópia +em .*: nenhuma deu certo até agora\.\n +→ /m,
  );
});

test('doctor: a backup from before the passphrase is not called encrypted', async () => {
  mkdirSync(join(served.dataDir, 'backups'));
  writeFileSync(join(served.dataDir, 'backups/alecrim-2026-03-01.zip'), '');
  await recordBackupStage(deps(), 'made', 'alecrim-2026-03-01.zip');
  const passphrase = place.path('frase.txt');
  writeFileSync(passphrase, 'suco de cupuaçu gelado\n');
  const { text } = await doctor({ BACKUP_PASSPHRASE_FILE: passphrase });
  expect(text).toMatch(/^atenção +backup +.*\.zip \(não cifrado\)\.\n +→ A frase secreta já está informada/m);
});

test('doctor: the report uses the settings of Consultório, and those of the environment before them', async () => {
  const { hostname, port } = new URL(smtp.url);
  await storePractice(served.db, {
    publicUrl: `http://localhost:${portOf(web)}`,
    smtpUrl: `smtp://${hostname}:${port}`,
    mailFrom: 'bia@example.com',
  });
  const { text } = await doctor();
  expect(text).toMatch(/^atenção +endereço +http:\/\/localhost:\d+ responde/m);
  expect(text).toMatch(/^ok +e-mail +127\.0\.0\.1:\d+ aceita os e-mails de bia@example\.com\.$/m);
  expect((await doctor({ MAIL_FROM: 'ana@example.com' })).text).toMatch(/aceita os e-mails de ana@/);
});

test('doctor: the report names a mail server that hangs up and a running server of an older version', async () => {
  smtp.state.isDown = true;
  health.version = '0.0.1';
  const { text } = await doctor({ SMTP_URL: smtp.url });
  smtp.state.isDown = false;
  expect(text).toMatch(/^problema +e-mail +127\.0\.0\.1:\d+: /m);
  expect(text).toMatch(/^atenção +versão .*o servidor no ar é o 0\.0\.1\.\n +→ Reinicie/m);
});

describe('doctor: a database', () => {
  test('of a newer version is a problem; missing migrations are a warning', async () => {
    await served.db
      .insertInto('schema_migrations')
      .values({ name: '9999-future', applied_at: '2099' })
      .execute();
    expect((await doctor()).text).toMatch(/^problema +banco .*versão mais nova/m);
    await served.db
      .deleteFrom('schema_migrations')
      .where('name', 'in', ['9999-future', '0007-leases'])
      .execute();
    expect((await doctor()).text).toMatch(
      /^atenção +banco .*faltam 1 passos de atualização \(0007-leases\)/m,
    );
  });

  test('that is missing or does not answer is a problem, and the other parts are still checked', async () => {
    const nowhere = place.path('nowhere');
    mkdirSync(nowhere, { recursive: true });
    const { text, hasProblem } = await doctor(
      testEngine === 'sqlite'
        ? { DATA_DIR: nowhere }
        : { DATABASE_URL: 'postgres://alecrim:segredo-do-banco@127.0.0.1:1/x' },
    );
    expect(text).toMatch(/^problema +banco +(Não há banco de dados|O banco de dados não respondeu)/m);
    expect(text).toMatch(/^ok +versão/m);
    expect(text).not.toContain('segredo-do-banco');
    expect(hasProblem).toBe(true);
  });

  if (testEngine === 'sqlite')
    test('that is damaged is a problem', async () => {
      const folder = place.path('damaged');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'alecrim.db'), 'SQLite format 3\0 and then nothing that makes sense');
      expect((await doctor({ DATA_DIR: folder })).text).toMatch(/^problema +banco/m);
    });
});

describe('doctor: the certificate', () => {
  const { cert, key } = localhostCertificate;
  const [from = 0, to = 0] = [new X509Certificate(cert)].flatMap(({ validFrom, validTo }) =>
    [validFrom, validTo].map((text) => Date.parse(text)),
  );
  const withRest = (part: number) => new Date(to - part * (to - from));
  const server = createTlsServer({ cert, key });
  let url: URL;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, resolve));
    url = new URL(`https://localhost:${portOf(server)}`);
  });
  afterAll(() => server.close());

  test('is reported as valid, ending soon or not trusted', async () => {
    // The test certificate is valid for 36,500 days.
    expect(await checkCertificate(url, { ca: cert, now: withRest(1 / 5) })).toMatchObject({
      state: 'ok',
      text: 'certificado válido por mais 7300 dias.',
    });
    expect(await checkCertificate(url, { ca: cert, now: withRest(1 / 7) })).toMatchObject({
      state: 'atenção',
    });
    expect(await checkCertificate(url, { ca: cert, now: new Date(to - 7_200_000) })).toMatchObject({
      text: 'certificado válido por mais 2 horas.',
    });
    expect(await checkCertificate(url)).toMatchObject({
      state: 'problema',
      text: 'localhost: o certificado não é de uma autoridade conhecida.',
    });
  });
});

test('doctor: the clock is compared with other clocks and with the newest record', () => {
  const now = new Date('2026-03-01T12:00:00.000Z');
  const clock = (known: object) => checkClock(known, now);
  expect(clock({})).toMatchObject({
    state: 'atenção',
    text: expect.stringContaining('não há outro relógio'),
  });
  expect(clock({ address: 0 })).toMatchObject({ state: 'ok' });
  expect(clock({ address: 0, database: 12 })).toMatchObject({
    state: 'atenção',
    text: expect.stringMatching(/atrasado 12 s.*PostgreSQL/),
  });
  expect(clock({ address: -90 })).toMatchObject({
    state: 'problema',
    text: expect.stringContaining('adiantado 90 s'),
  });
  expect(clock({ address: 0, newest: '2026-03-01T12:02:00.000Z' })).toMatchObject({ state: 'problema' });
});

test('doctor: little free disk space is a problem before the disk is full', async () => {
  const free = (megabytes: number) =>
    checkDisk({ dataDir: place.folder }, async () => megabytes * 1024 * 1024);
  expect(await free(100)).toMatchObject({
    state: 'problema',
    text: expect.stringContaining('100 MB livres'),
  });
  expect(await free(500)).toMatchObject({ state: 'atenção' });
  expect(await free(50_000)).toMatchObject({ state: 'ok', text: expect.stringContaining('48 GB livres') });
  expect(await checkDisk({ dataDir: place.path('gone') })).toMatchObject({ state: 'problema' });
});

test('doctor: a report without problems says that all is in order', () => {
  expect(reportOf([{ about: 'disco', state: 'ok', text: 'muito.' }])).toMatch(/Tudo em ordem\.$/);
});
