import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../accounts/viewer.ts';
import { aFolder, aPractice, workOf } from '../archive/testing/practice.ts';
import { aServersDatabase } from '../archive/testing/shared-database.ts';
import { writeAct } from '../audit/trail.ts';
import { writeWitness } from '../audit/verify.ts';
import { erasePatient } from '../patients/erase-patient.ts';
import { ledgerFileIn } from '../patients/ledger.ts';
import { openDatabase } from '../platform/db/open.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { onOneEngine } from '../testing/on-one-engine.ts';
import { isWhole, openMigratedDatabase, testEngine } from '../testing/test-database.ts';
import { explain } from './error-text.ts';
import { runAdmin } from './run.ts';

const place = aFolder();
let served: Awaited<ReturnType<typeof aServersDatabase>>;
let practice: Awaited<ReturnType<typeof aPractice>>;
beforeAll(async () => {
  served = await aServersDatabase();
  practice = await aPractice(served.db);
});
afterAll(async () => {
  await served.close();
  place.remove();
});

async function admin(words: string[], env: Record<string, string> = served.env) {
  try {
    return { code: 0, stdout: await runAdmin(words, { DATABASE_URL: '', ...env, INIT_CWD: place.folder }) };
  } catch (error) {
    return { code: 1, stdout: explain(error) };
  }
}

const verbsIn = async (db: Db) =>
  (await db.selectFrom('audit_entries').selectAll().orderBy('seq').execute())
    .filter(({ action }) => action === 'operator_command')
    .map(({ details }) => JSON.parse(details).verb);

describe('S52 audit verify', () => {
  test('the chain stays unbroken when several processes write at once', async () => {
    // One process has one SQLite connection; another process beside it is tested with the tool itself.
    const others =
      testEngine === 'postgres'
        ? [1, 2, 3].map(() => openDatabase(served.config, { exclusive: false }))
        : [served, served];
    const now = () => new Date();
    const write = (db: Db, kind: 'operator' | 'user') =>
      writeAct({ db, now }, { action: 'sign_in', actor: { kind, id: 'a1' } });
    const writers = [served, ...others].map(async ({ db }) => {
      for (let i = 0; i < 15; i++) await write(db, 'user');
    });
    await Promise.all(writers);
    if (testEngine === 'postgres') for (const other of others) await other.close();
    expect(await admin(['audit', 'verify'])).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^A trilha de auditoria está íntegra: \d+ entradas, a última com o código [0-9a-f]{16}\.$/,
      ),
    });
  });

  test('commands of the operator are in the trail', async () => {
    const email = ['--email', 'ana@example.com'];
    await admin(['disable-user', ...email]);
    await admin(['enable-user', ...email]);
    await admin(['export', ...email, 'ana.zip']);
    await admin(['backup', 'tudo.zip']);
    expect(await verbsIn(served.db)).toEqual(['disable-user', 'enable-user', 'export', 'backup']);
  });

  test('fails and names the first broken entry', async () => {
    const { db, config } = served;
    await writeWitness({ db, config, now: () => new Date() });
    const damaged = await db.selectFrom('audit_entries').selectAll().where('seq', '=', 3).executeTakeFirst();
    const change = (actor_id: string | null) =>
      db.updateTable('audit_entries').set({ actor_id }).where('seq', '=', 3).execute();
    await change('somebody-else');
    expect(await admin(['audit', 'verify'])).toEqual({
      code: 1,
      stdout:
        'A trilha de auditoria está quebrada: a entrada 3 foi alterada depois de escrita. As 2 anteriores estão íntegras.',
    });
    await change(damaged?.actor_id ?? null);
    expect((await admin(['audit', 'verify'])).code).toBe(0);
    expect(await admin(['audit'])).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^Comando desconhecido/),
    });
  });
});

/** An empty place to restore into; what is already beside the database may be prepared. */
async function aNewPlace() {
  const folder = aFolder();
  const dataDir = folder.path('data');
  mkdirSync(dataDir, { mode: 0o700 });
  const database = testEngine === 'postgres' ? await openMigratedDatabase() : undefined;
  return {
    dataDir,
    env: { DATA_DIR: dataDir, ...(database?.url && { DATABASE_URL: database.url }) },
    open: () => openDatabase({ dataDir, databaseUrl: database?.url }),
    async close() {
      await database?.close();
      folder.remove();
    },
  };
}

describe('L09 a restore of a backup from before an erasure', () => {
  const ledger = () => ledgerFileIn(served.config.dataDir);
  const patientsIn = async (db: Db) =>
    (await sql<{ id: string; nome: string }>`select id, nome from pacientes`.execute(db)).rows;

  beforeAll(async () => {
    expect((await admin(['backup', 'antes.zip'])).code).toBe(0);
    const deps = { ...workOf(served.db), config: served.config, log: { error: () => {} } } as unknown as Deps;
    const asUser = ({ id, email }: { id: string; email: string }) =>
      ({ kind: 'user', id, email }) as SignedIn;
    const request = { reason: 'pedido', knowsTheRule: true } as const;
    const { ana, bia } = practice;
    await erasePatient(deps, asUser(ana.user), { ...request, id: ana.paciente.id, mode: 'anonimizar' });
    await erasePatient(deps, asUser(bia.user), { ...request, id: bia.paciente.id, mode: 'eliminar' });
  });

  test.each(isWhole ? ['beside the database', 'given by name'] : ['beside the database'])(
    'with the ledger %s, erases the patients again',
    async (where) => {
      const target = await aNewPlace();
      const isBeside = where === 'beside the database';
      if (isBeside) cpSync(ledger(), ledgerFileIn(target.dataDir));
      else cpSync(ledger(), place.path('exclusoes.jsonl'));
      const words = ['restore', 'antes.zip', ...(isBeside ? [] : ['--erasures', 'exclusoes.jsonl'])];
      expect(await admin(words, target.env)).toEqual({
        code: 0,
        stdout: expect.stringMatching(
          /restaurado e conferido: .*\nExclusões de pacientes feitas de novo: 2\.$/,
        ),
      });
      const { db, close } = target.open();
      expect(await patientsIn(db)).toEqual([
        { id: practice.ana.paciente.id, nome: expect.stringMatching(/^Paciente anonimizado/) },
      ]);
      const { rows } = await sql<{
        paciente_nome: string | null;
      }>`select paciente_nome from cardapios`.execute(db);
      expect(rows).toEqual([{ paciente_nome: null }, { paciente_nome: null }]);
      expect(await verbsIn(db)).toContain('restore');
      await close();
      expect((await admin(['audit', 'verify'], target.env)).code).toBe(0);
      await target.close();
    },
  );

  // The test above restores on both engines, and erased-accounts.test.ts erases on both.
  onOneEngine('T51: erases an account again that was closed after the backup', async () => {
    const target = await aNewPlace();
    const line = { account_id: practice.bia.user.id, at: new Date().toISOString() };
    writeFileSync(ledgerFileIn(target.dataDir), `${JSON.stringify(line)}\n`);
    expect(await admin(['restore', 'antes.zip'], target.env)).toEqual({
      code: 0,
      stdout: expect.stringMatching(/restaurado e conferido: .*\nContas encerradas apagadas de novo: 1\.$/),
    });
    const { db, close } = target.open();
    const users = await db.selectFrom('users').select('id').execute();
    expect(users).not.toContainEqual({ id: practice.bia.user.id });
    expect(users).toContainEqual({ id: practice.ana.user.id });
    expect((await patientsIn(db)).map(({ id }) => id)).toEqual([practice.ana.paciente.id]);
    expect(await db.selectFrom('erased_accounts').selectAll().execute()).toContainEqual(line);
    await close();
    expect((await admin(['audit', 'verify'], target.env)).code).toBe(0);
    await target.close();
  });

  onOneEngine('without a ledger, brings the patients back', async () => {
    const target = await aNewPlace();
    expect((await admin(['restore', 'antes.zip'], target.env)).code).toBe(0);
    const { db, close } = target.open();
    expect(await patientsIn(db)).toHaveLength(2);
    await close();
    await target.close();
  });

  onOneEngine('with an unreadable ledger, is refused and writes nothing', async () => {
    const target = await aNewPlace();
    writeFileSync(ledgerFileIn(target.dataDir), '{"patient_id":\n');
    expect(await admin(['restore', 'antes.zip'], target.env)).toEqual({
      code: 1,
      stdout: expect.stringMatching(/erasures\.jsonl está danificado na linha 1.*Nada foi alterado/),
    });
    await target.close();
  });

  onOneEngine(
    'L05: an import of an account archive from before an erasure keeps the patients anonymised',
    async () => {
      const words = ['import', 'ana.zip', '--email', 'nova@example.com'];
      const target = await aNewPlace();
      cpSync(ledger(), ledgerFileIn(target.dataDir));
      await admin(['restore', 'antes.zip'], target.env);
      await admin(
        ['create-user', '--email', 'nova@example.com', '--password', 'pera com canela 42'],
        target.env,
      );
      expect((await admin(words, target.env)).code).toBe(0);
      const { db, close } = target.open();
      const names = (await patientsIn(db)).map(({ nome }) => nome);
      expect(names).toHaveLength(2);
      for (const nome of names) expect(nome).toMatch(/^Paciente anonimizado/);
      await close();
      await target.close();
    },
  );
});

describe('L09 a restore of a backup from after an erasure', () => {
  const erase = () => {
    const deps = { ...workOf(served.db), config: served.config, log: { error: () => {} } } as unknown as Deps;
    const { id, email } = practice.ana.user;
    const request = { id: practice.ana.paciente.id, mode: 'anonimizar', reason: 'pedido' } as const;
    return erasePatient(deps, { kind: 'user', id, email } as SignedIn, { ...request, knowsTheRule: true });
  };
  const rename = () => sql`update pacientes set nome = 'Rita Lobo' where id = ${practice.ana.paciente.id}`;

  /** The name on the card after the backup was restored with the ledger of now. */
  async function restored(file: string) {
    const target = await aNewPlace();
    cpSync(ledgerFileIn(served.config.dataDir), ledgerFileIn(target.dataDir));
    const { stdout } = await admin(['restore', file], target.env);
    const { db, close } = target.open();
    const { rows } = await sql<{ nome: string }>`select nome from pacientes
      where id = ${practice.ana.paciente.id}`.execute(db);
    await close();
    await target.close();
    return { nome: rows[0]?.nome, again: /feitas de novo: \d/.exec(stdout)?.[0] };
  }

  test('leaves what was written about the card since, unless it was erased again later', async () => {
    await erase();
    await rename().execute(served.db);
    expect((await admin(['backup', 'depois.zip'])).code).toBe(0);
    expect(await restored('depois.zip')).toEqual({ nome: 'Rita Lobo', again: undefined });
    await erase();
    const nome = expect.stringMatching(/^Paciente anonimizado/);
    expect(await restored('depois.zip')).toEqual({ nome, again: 'feitas de novo: 1' });
  });

  // The test above restores on both engines.
  onOneEngine('finishes an erasure that was not done in the moment of the backup', async () => {
    await rename().execute(served.db);
    await served.db
      .updateTable('erasures')
      .set({ done_date: null })
      .where('patient_id', '=', practice.ana.paciente.id)
      .execute();
    expect((await admin(['backup', 'durante.zip'])).code).toBe(0);
    const nome = expect.stringMatching(/^Paciente anonimizado/);
    expect(await restored('durante.zip')).toEqual({ nome, again: 'feitas de novo: 1' });
  });
});
