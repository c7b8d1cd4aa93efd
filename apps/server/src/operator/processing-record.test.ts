import { readFileSync, statSync } from 'node:fs';
import { BIN_DAYS } from '@alecrim/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GRACE_DAYS } from '../accounts/people/close-account.ts';
import { SESSION_DAYS } from '../accounts/sessions/sessions.ts';
import { BACKUP_DAYS } from '../archive/backup/backup-files.ts';
import { aFolder, aPractice } from '../archive/testing/practice.ts';
import { aServersDatabase } from '../archive/testing/shared-database.ts';
import { RECORD_YEARS } from '../patients/patient-rows.ts';
import { KEEP_SENT_DAYS } from '../platform/mail/outbox.ts';
import { VISITS_KEPT_DAYS } from '../protocol/app-logs/page-visits.ts';
import { explain } from './error-text.ts';
import { runAdmin } from './run.ts';

const place = aFolder();
let served: Awaited<ReturnType<typeof aServersDatabase>>;
beforeAll(async () => {
  served = await aServersDatabase();
  await aPractice(served.db);
});
afterAll(async () => {
  await served.close();
  place.remove();
});

const record = (env: Record<string, string> = {}, ...words: string[]): Promise<string> =>
  runAdmin(['processing-record', ...words], {
    DATABASE_URL: '',
    ...served.env,
    ...env,
    INIT_CWD: place.folder,
  }).catch(explain);

test('L12 the record names controllers, data, purposes, periods and services, from the data of this server', async () => {
  const text = await record();
  expect(text).toContain('| Helena Duarte | CRN-3 00000 | helena.duarte@example.com');
  expect(text).toMatch(/^2 pacientes \(crianças 0, .*\), 2 cardápios, 0 links públicos ativos\./m);
  expect(text).toContain('tutela da saúde (art. 11, II, f)');
  expect(text).toContain(
    '| fotos de evolução | conforme o texto aceito | consentimento (art. 11, I): 2 em vigor |',
  );
  for (const period of [
    `a lei pede ${RECORD_YEARS} anos`,
    `| registros excluídos | ${BIN_DAYS} dias na lixeira`,
    `| contas encerradas | ${GRACE_DAYS} dias`,
    `| backups diários | ${BACKUP_DAYS} dias |`,
    `| sessões de quem entrou | ${SESSION_DAYS} dias`,
    `| e-mails enviados | ${KEEP_SENT_DAYS} dias |`,
    `| páginas visitadas por quem tem conta | ${VISITS_KEPT_DAYS} dias |`,
    'ao menos 5 anos',
  ])
    expect(text).toContain(period);
  expect(text).not.toMatch(/[{}]|undefined/);

  expect(text).toContain('[PREENCHER: nome e contato, ou dispensa da Res. CD/ANPD 2/2022]');
  expect(text).toMatch(/## 7\. Relatório de impacto[\s\S]*\| roubo do disco ou de um backup \|/);
  expect(text).toMatch(/## 8\. Pendências[\s\S]*PRIVACY_CONTACT[\s\S]*BACKUP_PASSPHRASE_FILE/);
  // It is about patients, and names none.
  expect(text).not.toContain('Júlia');
});

test('L12 the record names services by their host only, without user, password or key', async () => {
  const text = await record({
    SMTP_URL: 'smtps://carteiro:xyzzy@mail.provedor.example:465',
    LLM_URL: 'https://xyzzy@llm.provedor.example/v1?key=xyzzy',
    LLM_MODEL: 'modelo-1',
    LLM_API_KEY: 'sk-xyzzy',
    PRIVACY_CONTACT: 'Rita | rita@example.com',
    PUBLIC_URL: 'https://cardapios.example',
  });
  expect(text).toContain('| envio de e-mails | mail.provedor.example |');
  expect(text).toContain('| assistente de escrita | llm.provedor.example, modelo modelo-1 |');
  expect(text).toContain('Encarregado (art. 41): Rita \\| rita@example.com');
  expect(text).toMatch(/\| banco de dados \| (SQLite, este servidor|PostgreSQL, este servidor) \|/);
  expect(text).not.toMatch(/xyzzy|carteiro|:465/);
  expect(text).not.toMatch(/PRIVACY_CONTACT|PUBLIC_URL/);
});

test('L12 the record file is readable by its owner only', async () => {
  expect(await record({}, '--out', 'registro.md')).toMatch(/^Registro gravado em .*registro\.md\./);
  expect(statSync(place.path('registro.md')).mode & 0o777).toBe(0o600);
  expect(readFileSync(place.path('registro.md'), 'utf8')).toMatch(/^# Registro das operações de tratamento/);
});
