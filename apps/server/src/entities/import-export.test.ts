import { entityNamed, entityNames } from '@alecrim/domain';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creationFor } from '../testing/creation-for.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const load = (who: Nutritionist, content: string | Buffer, entity = 'Paciente', name = 'dados.csv') =>
  who.upload(`/entities/${entity}/import`, { name, content });
const count = async (who: Nutritionist) => (await who.get('/entities/Paciente/count')).body.count;

describe.each(entityNames)('%s', (name) => {
  test.each(['csv', 'json'])(
    'an export as %s can be imported again without a change of text',
    async (format) => {
      const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
      const own = await creationFor(ana, name);
      const isChild = entityNamed(name).childOf !== undefined;
      const none = { categoria_id: null, token_publico: null, ...(!isChild && { paciente_id: null }) };
      const body = { ...own, ...none };
      const { body: original } = await ana.post(`/entities/${name}`, body);
      const query = encodeURIComponent(JSON.stringify({ created_by_id: ana.id }));
      const { body: file, headers } = await ana.get(`/entities/${name}/export?format=${format}&q=${query}`);
      expect(headers['content-disposition']).toContain(`.${format}`);
      const theirs = isChild
        ? ((await creationFor(bia, name)) as { paciente_id?: string }).paciente_id
        : null;
      const text = (format === 'json' ? JSON.stringify(file) : file)
        .replaceAll(original.token_publico ?? '\0', '')
        .replaceAll(theirs ? original.paciente_id : '\0', theirs ?? '');
      const { body: result } = await load(bia, text, name, `dados.${format}`);
      expect(result).toMatchObject({ status: 'success', details: '1 registros importados' });
      const { id, created_date, updated_date, created_by, created_by_id, token_publico, ...rest } = original;
      const { content_date, ...content } = rest;
      expect(result.output[0]).toMatchObject({
        ...content,
        ...(isChild && { paciente_id: theirs }),
        created_by: bia.email,
      });
    },
  );
});

describe('days of meals and options', () => {
  const opcoes = [{ itens: ['Ovo'], dias: ['uteis'] }, { itens: ['Pão'] }];
  const meal = { nome: 'Almoço', dias: ['treino', 'fim_de_semana'], opcoes };
  const bodies = {
    Cardapio: { titulo: 'Plano', refeicoes: [meal, { nome: 'Ceia', opcoes: [] }] },
    CardapioTemplate: { nome: 'Modelo', refeicoes: [meal] },
    RefeicaoTemplate: meal,
  };

  describe.each(Object.entries(bodies))('%s', (name, body) => {
    test.each(['csv', 'json'])('an export as %s keeps them, and an import reads them', async (format) => {
      const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
      const { body: original } = await ana.post(`/entities/${name}`, body);
      expect(original).toMatchObject(body);
      const { body: file } = await ana.get(`/entities/${name}/export?format=${format}`);
      const text = (format === 'json' ? JSON.stringify(file) : file).replaceAll(
        original.token_publico ?? '\0',
        '',
      );
      const { body: result } = await load(bia, text, name, `dados.${format}`);
      expect(result.output[0]).toMatchObject(body);
      // What names no days is stored without the field.
      expect(JSON.stringify(result.output[0])).not.toMatch(/"dias":(null|\[\])/);
    });
  });

  test('an import with a word that is no kind of day is refused with its line', async () => {
    const ana = await app.aNutritionist();
    const file = JSON.stringify([{ nome: 'Almoço', dias: ['segunda'], opcoes: [] }]);
    const { body } = await load(ana, file, 'RefeicaoTemplate', 'dados.json');
    expect(body).toMatchObject({ status: 'error', output: null, errors: [{ line: 1 }] });
  });
});

describe('import', () => {
  test('reads commas or semicolons, a BOM, Windows accents, quoted line breaks and empty cells', async () => {
    const ana = await app.aNutritionist();
    const files = [
      'nome,email\nZé,ze@example.com\n',
      '\uFEFFnome;email\r\nAçaí;acai@example.com\r\n;;\r\n',
      Buffer.from('nome;observacoes\nJo\xe3o;"duas\nlinhas"\n', 'latin1'),
      '[{"nome":"Eva","email":null}]',
    ];
    for (const file of files) expect((await load(ana, file)).body.details).toBe('1 registros importados');
    const { body } = await ana.get('/entities/Paciente?sort=created_date');
    expect(body.map((patient: any) => patient.nome)).toEqual(['Zé', 'Açaí', 'João', 'Eva']);
    expect(body[2].observacoes).toBe('duas\nlinhas');
  });

  test('reads decimals with a comma or a point, and an export writes a comma', async () => {
    const ana = await app.aNutritionist();
    const file = 'nome;peso_kg;altura_cm\nAna;72,5;165\nBia;72.5;165\n';
    expect((await load(ana, file)).body.details).toBe('2 registros importados');
    const { body } = await ana.get('/entities/Paciente');
    expect(body).toMatchObject(Array(2).fill({ peso_kg: 72.5, altura_cm: 165 }));
    const { body: sheet } = await ana.get('/entities/Paciente/export');
    expect(sheet.match(/;72,5;165;/g)).toHaveLength(2);
    const { body: refused } = await load(ana, 'nome;peso_kg\nRui;setenta\n');
    expect(refused.errors).toEqual([
      { line: 2, column: 'peso_kg', message: 'Informe o peso em quilos, de 0,3 a 500' },
    ]);
  });

  test('S10: names the line and column of every error and writes nothing', async () => {
    const ana = await app.aNutritionist();
    const { status, body } = await load(
      ana,
      'nome,email,observacoes\nRui,rui@example.com,"uma\nduas"\nEva,não é e-mail,\n,x@example.com,\n',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'error',
      output: null,
      errors: [
        { line: 4, column: 'email', message: 'E-mail inválido' },
        { line: 5, column: 'nome', message: 'Informe o nome do paciente' },
      ],
    });
    expect(body.details).toBe('Linha 4, coluna email: E-mail inválido (e mais 1)');
    expect(await count(ana)).toBe(0);
  });

  test.each<[string, string | Buffer, object]>([
    ['an empty file', '', { body: { status: 'error' } }],
    ['a header without known fields', 'a,b\n1,2\n', { body: { status: 'error' } }],
    ['broken JSON', '[{"nome":', { body: { status: 'error' } }],
    [
      'JSON with a NUL inside a nested key',
      '[{"nome":"x","y":{"a\\u0000":1}}]',
      { body: { status: 'error' } },
    ],
    ['T29 a zip named .csv', Buffer.from('PK\x03\x04\0\0\0'), { status: 415 }],
    ['T29 NUL bytes', 'nome\nRui\0\n', { status: 415 }],
    ['T29 more than 10 MB', `nome\n${'x'.repeat(10 * 1024 * 1024)}`, { status: 413 }],
    ['T29 more than 5,000 rows', `nome\n${'Rui\n'.repeat(5_001)}`, { status: 413 }],
    [
      'T29 a cell of 1 MB',
      `nome\n${'x'.repeat(1024 * 1024)}\n`,
      { body: { status: 'error', errors: [{ line: 2, column: 'nome' }] } },
    ],
    ['T27 a column named __proto__', '__proto__,nome\n{"x":1},\n', { body: { status: 'error' } }],
  ])('%s is refused, nothing is written', async (_name, file, expected) => {
    const ana = await app.aNutritionist();
    expect(await load(ana, file)).toMatchObject(expected);
    expect(await count(ana)).toBe(0);
    expect(({} as any).x).toBeUndefined();
  });

  test('is refused without a file', async () => {
    const ana = await app.aNutritionist();
    expect(await ana.post('/entities/Paciente/import', {})).toMatchObject({
      status: 400,
      body: { code: 'NO_FILE' },
    });
    expect((await app.anonymous.post('/entities/Paciente/import', {})).status).toBe(401);
  });

  test('makes the importer the owner, also when the file names another owner', async () => {
    const ana = await app.aNutritionist();
    const { body } = await load(ana, 'nome,created_by,id\nRui,outra@example.com,1\n');
    expect(body.output[0]).toMatchObject({ nome: 'Rui', created_by: ana.email });
  });
});

test('R29: a multipart form without a boundary gets 400', async () => {
  const ana = await app.aNutritionist();
  const headers = { authorization: `Bearer ${ana.token}`, 'content-type': 'multipart/form-data' };
  const url = '/api/apps/alecrim/entities/Paciente/import';
  for (const payload of ['', 'nome\nRui', '--x\r\n'])
    expect((await app.send({ method: 'POST', url, headers, payload })).status).toBe(400);
});

test('T30: no cell of an export runs as a formula, and an import restores the original text', async () => {
  const ana = await app.aNutritionist();
  const nasty = [
    '=1+1',
    '+55 11 9',
    '-2',
    '@soma',
    '\tx',
    '＝1+1',
    '＋1',
    '－1',
    '＠soma',
    '−1',
    '\n=1+1',
    '\r\n =1+1',
    '\u200b=1+1',
    '\ufeff\u2060@soma',
    "'=1+1",
  ];
  for (const observacoes of nasty) await ana.post('/entities/Paciente', { nome: 'Rui', observacoes });
  const { body: csv } = await ana.get('/entities/Paciente/export');
  const cells = Papa.parse<string[]>(csv.slice(1), { delimiter: ';' }).data.slice(1).flat();
  expect(cells.filter((cell) => /^[^\p{L}\p{N}']*[=+\-@＝＋－＠−]/u.test(cell))).toEqual([]);
  const bia = await app.aNutritionist();
  const { body } = await load(bia, csv);
  const restored = body.output.map((patient: any) => patient.observacoes);
  expect(restored).toEqual(nasty.map((text) => text.trim()));
});

test('an export holds all records, also more than one answer of a list', async () => {
  const ana = await app.aNutritionist();
  for (const part of [0, 1, 2]) {
    const names = Array.from({ length: 2_000 }, (_, i) => ({ nome: `Paciente ${part} ${i}` }));
    expect((await ana.post('/entities/Paciente/bulk', names)).status).toBe(201);
  }
  const { body: all } = await ana.get('/entities/Paciente/export?format=json');
  expect(new Set(all.map(({ nome }: { nome: string }) => nome)).size).toBe(6_000);
  const { body: csv } = await ana.get('/entities/Paciente/export');
  expect(csv.split('\r\n')).toHaveLength(6_001);
  const { details } = await app.database.db
    .selectFrom('audit_entries')
    .select('details')
    .where('action', '=', 'exported')
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  expect(details).toContain('"count":6000');
  expect((await ana.get('/entities/Paciente/export?format=json&limit=10')).body).toHaveLength(10);
});
