import { entityNamed } from '@alecrim/domain';
import { aConsulta, aPaciente } from '@alecrim/domain/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseOne } from '../entities/bin.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { attachmentChecker } from './attach.ts';
import { filesOnlyOf, releaseAttachments } from './attachments.ts';
import { sweepOrphans } from './sweep.ts';
import { aPng } from './testing/pictures.ts';

let app: TestApp;
let ana: Nutritionist;
let paciente_id: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ana = await app.aNutritionist();
  paciente_id = (await ana.post('/entities/Paciente', aPaciente())).body.id;
});
afterAll(() => app.close());

const core = (name: string) => `/integration-endpoints/Core/${name}`;
let uploads = 0;
const aPdf = () => `%PDF-1.7\n${++uploads} <script>alert(1)</script>`;

async function upload(content: Buffer | string, who = ana, name = 'exame.pdf') {
  return (await who.upload(core('UploadPrivateFile'), { name, content })).body.file_uri as string;
}

/** With the field `anexo`, as the form of a note sends it. */
async function attach(content: Buffer | string, name: string) {
  const form = new FormData();
  form.append('anexo', 'sim');
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const encoded = new Response(form);
  return app.send({
    method: 'POST',
    url: `/api/apps/alecrim${core('UploadPrivateFile')}`,
    headers: {
      authorization: `Bearer ${ana.token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

const note = (arquivo: string) => aConsulta({ paciente_id, anexos: [{ nome: 'Exame', arquivo }] });
const save = (arquivo: string, who = ana) => who.post('/entities/Consulta', note(arquivo));
const isStored = async (uri: string) =>
  (await app.deps.db.selectFrom('files').select('id').where('id', '=', uri.replace('private/', '')).execute())
    .length === 1;
const sweepAfter = (days: number) =>
  sweepOrphans({ db: app.deps.db, now: () => new Date(Date.now() + days * 24 * 3_600_000) });

describe('T55: the files of a note', () => {
  test('are private files of its owner, PDF or picture by their content; type and size are those of the file', async () => {
    const uri = await upload(aPdf());
    const { body } = await ana.post('/entities/Consulta', {
      ...note(uri),
      anexos: [{ nome: 'Exame', arquivo: uri, tipo: 'text/html', bytes: 1 }],
    });
    expect(body.anexos).toMatchObject([
      { nome: 'Exame', arquivo: uri, tipo: 'application/pdf', bytes: expect.any(Number) },
    ]);
    expect(body.anexos[0].bytes).toBeGreaterThan(20);
    const bia = await app.aNutritionist();
    const hostile = [
      await upload(aPdf(), bia),
      await upload('<html><script>alert(1)</script>'),
      await upload('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', ana, 'a.svg'),
      await upload('MZ\u0090 executável'),
      await upload(`lixo ${aPdf()}`),
      'private/../../etc/passwd',
      'https://exemplo.com/a.pdf',
      `private/${'0'.repeat(64)}`,
      '',
    ];
    for (const arquivo of hostile)
      expect(await save(arquivo), arquivo).toMatchObject({
        status: 422,
        body: { code: 'INVALID_REFERENCE' },
      });
  });

  test('are opened by a link that only the owner can make, as a download that no browser runs', async () => {
    const uri = await upload(aPdf());
    await save(uri);
    const bia = await app.aNutritionist({ role: 'admin' });
    expect((await bia.post(core('CreateFileSignedUrl'), { file_uri: uri })).status).toBe(404);
    expect((await app.anonymous.post(core('CreateFileSignedUrl'), { file_uri: uri })).status).toBe(401);
    const { body } = await ana.post(core('CreateFileSignedUrl'), { file_uri: uri });
    const { pathname, search } = new URL(body.signed_url);
    const answer = await app.send({ url: pathname + search });
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining('attachment; filename="exame.pdf"'),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
    expect((await app.send({ url: pathname })).status).toBe(404);
  });

  test('uploaded for a note: a PDF stays as it is, a picture loses all but itself, anything else is refused', async () => {
    const pdf = await attach(aPdf(), 'a.pdf');
    expect(pdf.status).toBe(200);
    const picture = await attach(await aPng({ width: 1500, height: 20 }), 'a.png');
    const { body } = await save(picture.body.file_uri);
    expect(body.anexos).toMatchObject([{ tipo: 'image/webp' }]);
    const row = await app.deps.db
      .selectFrom('files')
      .select(['width', 'mime'])
      .where('id', '=', picture.body.file_uri.replace('private/', ''))
      .executeTakeFirst();
    expect(row).toEqual({ width: 1500, mime: 'image/webp' });
    expect(await attach('<html>', 'a.pdf')).toMatchObject({ status: 415 });
    expect((await attach(Buffer.from('\x89PNG\r\n\x1a\n quebrada', 'latin1'), 'a.png')).status).toBe(422);
  });

  test('go with the last note or version that names them, and not while a draft may', async () => {
    const [kept, dropped, draft, other] = [
      await upload(aPdf()),
      await upload(aPdf()),
      (await attach(aPdf(), 'a.pdf')).body.file_uri,
      await upload(aPdf()),
    ];
    const { body: first } = await save(kept);
    const { body: second } = await save(dropped);
    await ana.put(`/entities/Consulta/${second.id}`, { anexos: [] });
    await sweepAfter(2);
    for (const uri of [kept, dropped, draft, other]) expect(await isStored(uri)).toBe(true);
    await sweepAfter(32);
    // A version still names the first file; no record names the second.
    expect(await isStored(dropped)).toBe(true);
    expect(await isStored(draft)).toBe(false);
    await app.deps.db.deleteFrom('record_versions').where('record_id', '=', second.id).execute();
    await sweepAfter(32);
    expect(await isStored(dropped)).toBe(false);
    expect(await isStored(kept)).toBe(true);
    // A private file of another program has no note and stays.
    expect(await isStored(other)).toBe(true);
    await ana.delete(`/entities/Consulta/${first.id}`);
    await ana.post('/functions/excluirDeVez', { tipo: 'Consulta', id: first.id });
    expect(await isStored(kept)).toBe(false);
  });

  test('a long history that names thousands of files is read in portions, and one statement asks which exist', async () => {
    const { db } = app.deps;
    const uri = await upload(aPdf());
    const { body } = await save(uri);
    const fakes = Array.from({ length: 3_000 }, (_, i) => `private/${i.toString(16).padStart(64, '0')}`);
    const content = JSON.stringify({ anexos: [{ arquivo: uri }], texto: fakes.join(' ') });
    for (let version = 100; version < 120; version++)
      await db
        .insertInto('record_versions')
        .values({
          ...{ entity: 'Consulta', record_id: body.id, version, owner_id: ana.id, author_id: null },
          ...{ saved_date: new Date().toISOString(), content },
        })
        .execute();
    await ana.delete(`/entities/Consulta/${body.id}`);
    const results: { rows: unknown[]; numAffectedRows?: bigint | undefined }[] = [];
    const watched = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        results.push(result);
        return result;
      },
    });
    const user = { kind: 'user', id: ana.id, email: ana.email, role: 'user', sessionId: '' } as const;
    await eraseOne({ db: watched, now: app.deps.now }, user, 'Consulta', body.id);
    expect(results.length).toBeLessThan(200);
    expect(Math.max(...results.map(({ rows }) => JSON.stringify(rows).length))).toBeLessThan(1_000_000);
    const changed = results.map(({ numAffectedRows }) => Number(numAffectedRows ?? 0));
    expect(Math.max(...changed)).toBeLessThan(20);
    expect(await isStored(uri)).toBe(false);
    expect(
      await db.selectFrom('record_versions').select('version').where('record_id', '=', body.id).execute(),
    ).toEqual([]);
  });

  test('a file stays that another note names only in an earlier version, or names anew during the erasure', async () => {
    const [earlier, anew] = [await upload(aPdf()), await upload(aPdf())];
    const [{ body: one }, { body: two }, { body: other }] = [
      await save(earlier),
      await save(anew),
      await save(earlier),
    ];
    await ana.put(`/entities/Consulta/${other.id}`, { anexos: [] });
    const files = await filesOnlyOf(app.deps.db, entityNamed('Consulta'), [one.id, two.id]);
    expect(files.map(({ id }) => `private/${id}`)).toEqual([anew]);
    await save(anew);
    expect(await releaseAttachments(app.deps.db, files)).toBe(0);
    expect(await isStored(anew)).toBe(true);
  });

  test('a refused save takes no private file from its owner, whatever it writes', async () => {
    const [stored, other] = [
      (await save(await upload(aPdf()))).body,
      (await save(await upload(aPdf()))).body,
    ];
    const path = '/entities/Consulta';
    const nobody = { ...aConsulta(), paciente_id: 'b'.repeat(24) };
    const unknown = { nome: 'Exame', arquivo: `private/${'0'.repeat(64)}` };
    const anexos = (arquivo: string) => [{ nome: 'Exame', arquivo }];
    const refused: Record<string, (uri: string) => Promise<{ status: number; body: any }>> = {
      'a reference': (uri) => ana.post(path, { ...nobody, anexos: anexos(uri) }),
      'another file': (uri) => ana.post(path, { ...note(uri), anexos: [...anexos(uri), unknown] }),
      'a change': (uri) => ana.put(`${path}/${stored.id}`, { anexos: [...anexos(uri), unknown] }),
      'one of many creations': (uri) => ana.post(`${path}/bulk`, [note(uri), nobody]),
      'one of many changes': (uri) =>
        ana.put(`${path}/bulk`, [
          { id: stored.id, anexos: anexos(uri) },
          { id: other.id, anexos: [unknown] },
        ]),
      'a change by operators': (uri) =>
        ana.patch(`${path}/update-many`, {
          query: { id: stored.id },
          data: { $push: { anexos: { $each: [...anexos(uri), unknown] } } },
        }),
      'an upsert': (uri) =>
        ana.post(`${path}/upsert`, {
          key: 'titulo',
          records: [
            { ...note(uri), titulo: 'Um' },
            { ...nobody, titulo: 'Dois' },
          ],
        }),
      'an import': (uri) =>
        ana.upload(`${path}/import`, { name: 'a.json', content: JSON.stringify([note(uri), nobody]) }),
    };
    const uris: [string, string][] = [];
    for (const [why, send] of Object.entries(refused)) {
      const uri = await upload(aPdf());
      const { status, body } = await send(uri);
      // An import says so in its answer.
      expect([why, body.status === 'error' || (status >= 400 && status < 500)]).toEqual([why, true]);
      uris.push([why, uri]);
    }
    const text = await upload('Receita de bolo', ana, 'bolo.txt');
    expect((await save(text)).status).toBe(422);
    uris.push(['its kind', text]);
    // A conflict of versions, or a record that is too large, is found after the check.
    const checked = await upload(aPdf());
    await attachmentChecker(app.deps, entityNamed('Consulta'))(note(checked), ana.id, stored);
    uris.push(['what comes after the check', checked]);
    await sweepAfter(32);
    const gone: string[] = [];
    for (const [why, uri] of uris) if (!(await isStored(uri))) gone.push(why);
    expect(gone).toEqual([]);
  });

  test('a private file goes with its note, however the note came to name it, and after a restore', async () => {
    const path = '/entities/Consulta';
    const anexos = (arquivo: string) => [{ nome: 'Exame', arquivo }];
    const empty = async () => (await ana.post(path, { ...note(''), anexos: [] })).body.id as string;
    const titled = async (titulo: string) =>
      (await ana.get(`${path}?q=${JSON.stringify({ titulo })}`)).body[0].id;
    const ways: Record<string, (uri: string) => Promise<string>> = {
      async change(uri) {
        const id = await empty();
        await ana.put(`${path}/${id}`, { anexos: anexos(uri) });
        return id;
      },
      bulk: async (uri) => (await ana.post(`${path}/bulk`, [note(uri)])).body[0].id,
      async manyChanges(uri) {
        const id = await empty();
        await ana.put(`${path}/bulk`, [{ id, anexos: anexos(uri) }]);
        return id;
      },
      async upsert(uri) {
        await ana.post(`${path}/upsert`, { key: 'titulo', records: [{ ...note(uri), titulo: 'Única' }] });
        return titled('Única');
      },
      async import(uri) {
        const content = JSON.stringify([{ ...note(uri), titulo: 'Trazida' }]);
        await ana.upload(`${path}/import`, { name: 'a.json', content });
        return titled('Trazida');
      },
      async restore(uri) {
        const { id } = (await save(uri)).body;
        await ana.delete(`${path}/${id}`);
        await ana.post(`${path}/${id}/restore`, {});
        return id;
      },
    };
    const left: string[] = [];
    for (const [way, nameIn] of Object.entries(ways)) {
      const uri = await upload(aPdf());
      const id = await nameIn(uri);
      expect((await ana.get(`${path}/${id}`)).body.anexos).toMatchObject(anexos(uri));
      await ana.delete(`${path}/${id}`);
      await ana.post('/functions/excluirDeVez', { tipo: 'Consulta', id });
      if (await isStored(uri)) left.push(way);
    }
    expect(left).toEqual([]);
  });

  test('a note whose text or file name mentions another private file does not take that file with it', async () => {
    const [own, other] = [await upload(aPdf()), await upload(aPdf())];
    const { body } = await ana.post('/entities/Consulta', {
      ...note(own),
      texto: `Ver ${other}`,
      anexos: [{ nome: other, arquivo: own }],
    });
    await ana.delete(`/entities/Consulta/${body.id}`);
    await ana.post('/functions/excluirDeVez', { tipo: 'Consulta', id: body.id });
    expect([await isStored(own), await isStored(other)]).toEqual([false, true]);
  });
});
