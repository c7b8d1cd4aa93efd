import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { InvalidConfig } from './config.ts';
import { withSettingsFile } from './settings-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'alecrim-settings-'));
const file = join(folder, 'alecrim.env');
writeFileSync(file, 'PORT=4000\nDATA_DIR=/var/lib/alecrim\n# a remark\nMAIL_FROM="Ana <ana@example.com>"\n');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the settings of the file are read, and the environment counts more', () => {
  expect(withSettingsFile({ ALECRIM_SETTINGS: file, PORT: '5000' })).toMatchObject({
    PORT: '5000',
    DATA_DIR: '/var/lib/alecrim',
    MAIL_FROM: 'Ana <ana@example.com>',
  });
});

test('the installed file is read in production only, and may be missing', () => {
  expect(withSettingsFile({ NODE_ENV: 'production' }, file)).toMatchObject({ PORT: '4000' });
  expect(withSettingsFile({ NODE_ENV: 'test' }, file)).toEqual({ NODE_ENV: 'test' });
  expect(withSettingsFile({ NODE_ENV: 'production', ALECRIM_SETTINGS: '' }, file)).not.toHaveProperty('PORT');
  const missing = join(folder, 'missing.env');
  expect(withSettingsFile({ NODE_ENV: 'production' }, missing)).toEqual({ NODE_ENV: 'production' });
});

test('a file that was named and cannot be read stops the start', () => {
  const missing = join(folder, 'missing.env');
  expect(() => withSettingsFile({ ALECRIM_SETTINGS: missing })).toThrow(InvalidConfig);
  expect(() => withSettingsFile({ ALECRIM_SETTINGS: missing })).toThrow(/missing\.env não pôde ser lido/);
});
