import { writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { InvalidConfig, readConfig } from '../../platform/config.ts';
import { serve } from '../../serve.ts';
import { aFolder } from '../testing/practice.ts';
import { readPassphrase } from './passphrase.ts';

const place = aFolder();
afterAll(() => place.remove());

const given = (content: string) => {
  const file = place.path('frase.txt');
  writeFileSync(file, content);
  return readPassphrase(file);
};

test('L15 the passphrase is the only line of its file; byte order mark, accents and line ends do not matter', async () => {
  const phrase = 'maçã com três castanhas';
  expect(await given(phrase)).toBe(phrase);
  expect(await given(`\uFEFF${phrase.normalize('NFD')}\r\n`)).toBe(phrase);
  expect(await given(` ${phrase} \n\n`)).toBe(` ${phrase} `);
});

test('L15 a passphrase that is short, has two lines or is missing is refused, and the error does not show it', async () => {
  const refused = (content: string) =>
    given(content).then(
      () => '',
      (error: Error) => error.message,
    );
  for (const content of ['', '\n', 'quinze caracter'])
    expect(await refused(content)).toMatch(/frase\.txt deve ter ao menos 16 caracteres\.$/);
  expect(await refused('primeira linha comprida\nsegunda linha')).toMatch(/deve ter uma só linha\.$/);
  await expect(readPassphrase(place.path('nowhere'))).rejects.toThrow(/nowhere não pôde ser lido \(ENOENT\)/);
});

test('L15 a server with an unreadable passphrase file does not start and says why', async () => {
  const config = readConfig({ DATA_DIR: place.path('data'), BACKUP_PASSPHRASE_FILE: place.path('nowhere') });
  const start = serve({ ...config, port: 0, logLevel: 'silent' }, 'no-worker');
  await expect(start).rejects.toThrow(InvalidConfig);
  await expect(start).rejects.toThrow(
    /^Configuração inválida: BACKUP_PASSPHRASE_FILE\. .*nowhere não pôde ser lido/,
  );
});
