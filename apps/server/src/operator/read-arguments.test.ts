import { describe, expect, test } from 'vitest';
import { type Command, readArguments } from './command.ts';
import { runAdmin } from './run.ts';

const command: Command = {
  name: 'export',
  summary: 'Exporta.',
  options: { email: { value: 'E-MAIL', isRequired: true }, name: { value: 'NOME' } },
  takesFile: true,
  run: async () => '',
};
const read = (...words: string[]) => readArguments(command, words, '/home/ana');

test('options are accepted before or after the file, with or without an equals sign', () => {
  const args = { options: { email: 'a@b.c' }, file: '/home/ana/conta.zip' };
  expect(read('--email', 'a@b.c', 'conta.zip')).toEqual(args);
  expect(read('conta.zip', '--email=a@b.c')).toEqual(args);
  expect(read('/tmp/x.zip', '--email=a@b.c', '--name', '-estranho-').options.name).toBe('-estranho-');
});

describe('an invalid command line says why', () => {
  const cases: [string[], string][] = [
    [['x.zip'], 'Falta a opção --email.'],
    [['--email', 'a@b.c'], 'Falta o nome do arquivo.'],
    [['--email'], 'Falta o valor de --email.'],
    [['--email', '--name', 'x'], 'Falta o valor de --email.'],
    [['--email=', 'x.zip'], 'Falta o valor de --email.'],
    [['--email', 'a@b.c', 'x.zip', 'y.zip'], 'Não entendi "y.zip".'],
    [['--email', 'a@b.c', '--forca', 'x.zip'], 'Opção desconhecida: --forca.'],
    [['--email', 'a@b.c', '-f', 'x.zip'], 'Opção desconhecida: -f.'],
    [['--__proto__', 'x', '--email', 'a@b.c', 'x.zip'], 'Opção desconhecida: --__proto__.'],
  ];
  test.each(cases)('%j', (words, reason) => {
    expect(() => read(...words)).toThrow(reason);
  });
});

describe('help', () => {
  test('lists every command and explains a single one', async () => {
    const all = await runAdmin(['--help'], {});
    for (const name of [
      'create-user',
      'reset-password',
      'list-users',
      'disable-user',
      'backup',
      'restore',
      'import',
    ])
      expect(all).toContain(`  ${name}`);
    expect(await runAdmin(['help'], {})).toBe(all);
    expect(await runAdmin(['create-user', '--help'], {})).toContain(
      'Uso: npm run admin -- create-user --email E-MAIL [--password-file ARQUIVO|-] [--password SENHA] [--name NOME] [--role admin|user] [--create]',
    );
  });

  test('is shown for an unknown command and for no command', async () => {
    await expect(runAdmin(['apagar-tudo'], {})).rejects.toThrow(
      /Comando desconhecido: apagar-tudo\.\n\nUso:/,
    );
    await expect(runAdmin([], {})).rejects.toThrow(/^Uso:/);
  });
});
