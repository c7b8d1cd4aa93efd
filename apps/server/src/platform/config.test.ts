import { describe, expect, test } from 'vitest';
import { access } from '../accounts/access.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { InvalidConfig, readConfig } from './config.ts';

test('an empty environment gives a server that listens on this computer only', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/data$/),
    appId: 'alecrim',
    registration: 'auto',
    embedOrigins: [],
    rateLimitScale: 1,
    trustProxy: false,
    logLevel: 'info',
    databaseUrl: undefined,
    serviceToken: undefined,
  });
});

test('empty values count as missing, and addresses are reduced to their origin', () => {
  const config = readConfig({
    PORT: '',
    DATABASE_URL: '',
    PUBLIC_URL: 'https://alecrim.example/x',
    EMBED_ORIGINS: 'https://a.example, https://b.example/y',
    TRUST_PROXY: 'true',
  });
  expect(config).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    publicUrl: 'https://alecrim.example',
    embedOrigins: ['https://a.example', 'https://b.example'],
    trustProxy: 1,
  });
});

test('a backup command is split into words without a shell, and does not get the settings of the server', () => {
  const { backupCommand } = readConfig({
    BACKUP_COMMAND: ' rclone  copy {} nuvem:alecrim; ',
    SERVICE_TOKEN: 'x'.repeat(32),
    DATABASE_URL: 'postgres://u:p@localhost/x',
    PATH: '/usr/bin',
    RCLONE_CONFIG: '/data/rclone.conf',
  });
  expect(backupCommand).toEqual({
    words: ['rclone', 'copy', '{}', 'nuvem:alecrim;'],
    env: { PATH: '/usr/bin', RCLONE_CONFIG: '/data/rclone.conf' },
  });
});

test('backups are written to the data folder, or to the folder that all processes share', () => {
  expect(readConfig({ DATA_DIR: '/x' }).backupDir).toBe('/x/backups');
  expect(readConfig({ DATA_DIR: '/x', BACKUP_DIR: '/shared' }).backupDir).toBe('/shared');
});

test('an account may store 5 GB and 200,000 records, or what the operator says', () => {
  const limits = (env: Record<string, string>) => readConfig(env).accountLimits;
  expect(limits({})).toEqual({ bytes: 5_000_000_000, records: 200_000 });
  expect(limits({ ACCOUNT_STORAGE_MB: '20', ACCOUNT_RECORDS: '0' })).toEqual({
    bytes: 20_000_000,
    records: 0,
  });
});

describe('an invalid value stops the start with one line that names the setting', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'alecrim.example' }, 'PUBLIC_URL'],
    [{ APP_ID: 'a b' }, 'APP_ID'],
    [{ SERVICE_TOKEN: 'curto' }, 'SERVICE_TOKEN'],
    [{ REGISTRATION: 'sim' }, 'REGISTRATION'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL'],
    [{ EMBED_ORIGINS: 'javascript:1' }, 'EMBED_ORIGINS'],
    [{ LLM_URL: 'http://127.0.0.1:1' }, 'LLM_MODEL'],
    [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE'],
    [{ ACCOUNT_STORAGE_MB: '-1' }, 'ACCOUNT_STORAGE_MB'],
    [{ ACCOUNT_RECORDS: 'muitos' }, 'ACCOUNT_RECORDS'],
    [{ HOST: '0.0.0.0' }, 'PUBLIC_URL'],
    [{ LOG_LEVEL: 'muito' }, 'LOG_LEVEL'],
    [{ BACKUP_COMMAND: ' ' }, 'BACKUP_COMMAND'],
    [{ DATA_DIR: '/x', BACKUP_COPY_DIR: '/x/backups/' }, 'BACKUP_COPY_DIR'],
  ])('%j', (env, name) => {
    expect(() => readConfig(env)).toThrow(name);
    expect(() => readConfig(env)).not.toThrow('\n');
  });
});

const trustProxy = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;

test.each([
  ['', false],
  ['false', false],
  ['0', false],
  ['true', 1],
  ['1', 1],
  ['2', 2],
  ['loopback', 'loopback'],
  ['10.0.0.7, fd00::/8', '10.0.0.7, fd00::/8'],
])('TRUST_PROXY=%s is understood', (text, trusted) => {
  expect(trustProxy(text)).toBe(trusted);
});

test.each([
  'yes',
  '-1',
  '1.5',
  '100',
  '2 3',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '10.0.0/8',
  'fd00::/',
  'proxy.example',
  '10.0.0.1,',
])('TRUST_PROXY=%s is invalid and stops the start with one line', (text) => {
  const refusal = expect(() => trustProxy(text));
  refusal.toThrow(InvalidConfig);
  refusal.toThrow(/^Configuração inválida: TRUST_PROXY [^\n]+$/);
});

test.each([
  ['false', '127.0.0.1'],
  ['true', '10.0.0.3'],
  ['2', '10.0.0.2'],
  ['3', '10.0.0.1'],
  ['loopback', '10.0.0.3'],
  ['127.0.0.1, 10.0.0.3', '10.0.0.2'],
])('with TRUST_PROXY=%s a request comes from %s', async (text, address) => {
  const server = await startTestApp({ config: { trustProxy: trustProxy(text) } });
  server.app.get('/from', access('public'), async ({ ip }) => ({ ip }));
  const headers = { 'x-forwarded-for': '10.0.0.1, 10.0.0.2, 10.0.0.3' };
  expect((await server.send({ method: 'GET', url: '/from', headers })).body).toEqual({ ip: address });
  await server.close();
});
