import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswords } from '../accounts/passwords/passwords.ts';
import { findUserByEmail } from '../accounts/people/users.ts';
import { findSession, startSession } from '../accounts/sessions/sessions.ts';
import { aFolder, aPractice, workOf } from '../archive/testing/practice.ts';
import { aServersDatabase } from '../archive/testing/shared-database.ts';
import { writeAct } from '../audit/trail.ts';
import { entityService } from '../entities/service.ts';
import { migrate } from '../platform/db/migrate.ts';
import { migrations } from '../platform/db/migrations/index.ts';
import { openDatabase } from '../platform/db/open.ts';
import { onOneEngine } from '../testing/on-one-engine.ts';
import { isWhole, openTestDatabase, testEngine } from '../testing/test-database.ts';
import { explain } from './error-text.ts';
import { runAdmin } from './run.ts';
import { runTool } from './testing/run-tool.ts';

const PASSWORD = 'pera com canela 42';
const place = aFolder();
let served: Awaited<ReturnType<typeof aServersDatabase>>;
let practice: Awaited<ReturnType<typeof aPractice>>;

// The database is held open all the while, as a running server holds it.
beforeAll(async () => {
  served = await aServersDatabase();
  practice = await aPractice(served.db);
});
afterAll(async () => {
  await served.close();
  place.remove();
});

const environment = (env: Record<string, string>) => ({ DATABASE_URL: '', ...env, INIT_CWD: place.folder });

/** The tool in a process of its own, as an operator runs it. */
async function operator(words: string[], env: Record<string, string> = served.env) {
  const { database: _named, ...rest } = await runTool(words, environment(env));
  return rest;
}

/** The same without the cost of a process. */
async function admin(words: string[], env: Record<string, string> = served.env) {
  try {
    return { code: 0, stdout: await runAdmin(words, environment(env)), stderr: '' };
  } catch (error) {
    return { code: 1, stdout: '', stderr: explain(error) };
  }
}

// Starting a process takes its time on a busy machine.
const SLOW = 120_000;

/** An empty place to restore into. */
async function aNewPlace() {
  const dataDir = aFolder();
  const database = testEngine === 'postgres' ? await openTestDatabase() : undefined;
  return {
    env: { DATA_DIR: dataDir.path('data'), ...(database?.url && { DATABASE_URL: database.url }) },
    open: () => openDatabase({ dataDir: dataDir.path('data'), databaseUrl: database?.url }),
    async close() {
      await database?.close();
      dataDir.remove();
    },
    file: dataDir.path('data/alecrim.db'),
  };
}

// `onOneEngine`: the test opens no database, or another file tests its subject on both.
const done = (stdout: RegExp) => ({ code: 0, stdout: expect.stringMatching(stdout), stderr: '' });
const failed = (stderr: RegExp) => ({ code: 1, stdout: '', stderr: expect.stringMatching(stderr) });

describe('account commands while a server is running', () => {
  test('create-user makes a confirmed account that can sign in, and refuses the same address a second time', {
    timeout: SLOW,
  }, async () => {
    const words = [
      'create-user',
      '--email',
      'Nova@Example.com',
      '--password',
      PASSWORD,
      '--name',
      'Nova Ção',
    ];
    expect(await operator(words)).toEqual(done(/^Conta criada: nova@example\.com\.$/));
    const user = await findUserByEmail(served.db, 'nova@example.com');
    expect(user).toMatchObject({ full_name: 'Nova Ção', role: 'user' });
    expect(Boolean(user?.is_verified)).toBe(true);
    expect(await createPasswords().verify(user?.password_hash, PASSWORD, 'test')).toBe(true);
    expect(await admin([...words, '--role', 'admin'])).toEqual(
      failed(/^Já existe uma conta com este e-mail\.$/),
    );
  });

  test('create-user works while the server writes, and the audit trail stays one chain', {
    timeout: SLOW,
  }, async () => {
    const service = entityService(workOf(served.db), 'Paciente', { kind: 'service' });
    let isOver = false;
    const words = ['create-user', '--email', 'durante@example.com', '--password', PASSWORD];
    const creation = operator(words).finally(() => {
      isOver = true;
    });
    let saves = 0;
    for (; !isOver && saves < 1_000_000; saves++) {
      await service.update(practice.ana.paciente.id, { observacoes: `${saves}` });
      await writeAct(workOf(served.db), {
        action: 'sign_in',
        actor: { kind: 'user', id: practice.ana.user.id },
      });
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(await creation).toEqual(done(/^Conta criada/));
    expect(saves).toBeGreaterThan(5);
    expect(await findUserByEmail(served.db, 'durante@example.com')).toBeDefined();
    // S52: two processes wrote the audit trail at once, and it is still one chain.
    expect(await admin(['audit', 'verify'])).toEqual(done(/íntegra/));
  });

  test('create-user refuses a weak password, and names a role that does not exist', async () => {
    const create = (...words: string[]) => admin(['create-user', '--email', 'outra@example.com', ...words]);
    expect(await create('--password', '12345678')).toEqual(
      failed(/pelo menos 8 caracteres que não seja comum/),
    );
    expect(await create('--password', PASSWORD, '--role', 'chefe')).toEqual(
      failed(/^Papel desconhecido: chefe/),
    );
    expect(await findUserByEmail(served.db, 'outra@example.com')).toBeUndefined();
  });

  test('a new password ends the sessions of the account', async () => {
    const { user } = practice.ana;
    const token = await startSession(workOf(served.db), user.id, 'app', { isSecondFactorPassed: true });
    const words = ['reset-password', '--email', user.email, '--password', PASSWORD];
    expect(await admin(words)).toEqual(done(/^Senha de ana@example\.com trocada/));
    expect(await findSession(workOf(served.db), token)).toBeUndefined();
    const { password_hash } = (await findUserByEmail(served.db, user.email)) ?? {};
    expect(await createPasswords().verify(password_hash, PASSWORD, 'test')).toBe(true);
    expect(await served.db.selectFrom('outbox').select('recipient').execute()).toEqual([
      { recipient: user.email },
    ]);
  });

  test('a reset of the second factor removes its codes, ends the sessions and notifies the owner', async () => {
    const { user } = practice.ana;
    const token = await startSession(workOf(served.db), user.id, 'app', { isSecondFactorPassed: true });
    const words = ['reset-second-factor', '--email', user.email];
    expect(await admin(words)).toEqual(done(/^Verificação em duas etapas de ana@example\.com desligada/));
    expect(await findSession(workOf(served.db), token)).toBeUndefined();
    for (const table of ['second_factors', 'recovery_codes'] as const)
      expect(await served.db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute()).toEqual(
        [],
      );
    await startSession(workOf(served.db), user.id);
    const notes = await served.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('record_id', '=', user.id)
      .execute();
    expect(notes.map(({ details }) => details)).toContain('{"verb":"reset-second-factor"}');
    const letters = await served.db.selectFrom('outbox').select('subject').execute();
    expect(letters.map(({ subject }) => subject)).toContain(
      'Verificação em duas etapas desativada no Alecrim',
    );
    expect(await admin(words)).toEqual(failed(/^A conta ana@example\.com não usa a verificação/));
  });

  test('an account is disabled and enabled again, and list-users shows the state', async () => {
    const { user } = practice.bia;
    const token = await startSession(workOf(served.db), user.id, 'app', { isSecondFactorPassed: true });
    expect(await admin(['disable-user', '--email', user.email])).toEqual(done(/bia@example\.com sem acesso/));
    expect(await findSession(workOf(served.db), token)).toBeUndefined();
    expect((await admin(['list-users'])).stdout).toMatch(
      /^bia@example\.com +Ana "Nutri" Ção +user +desativada/m,
    );
    expect(await admin(['enable-user', '--email', user.email])).toEqual(done(/bia@example\.com com acesso/));
    expect((await admin(['list-users'])).stdout).toMatch(
      /^bia@example\.com .* ativa +\d{4}-\d\d-\d\d +[\d,]+ KB +15$/m,
    );
    const nobody = ['disable-user', '--email', 'ninguem@example.com'];
    expect(await admin(nobody)).toEqual(failed(/^Não há conta com o e-mail ninguem@example\.com\.$/));
  });
});

describe('R16 backup and restore', () => {
  // Five processes. On both engines trail-and-erasures.test.ts restores by the same commands.
  onOneEngine(
    'a backup of a running server is restored elsewhere; a target in use and a damaged file are refused',
    {
      timeout: SLOW,
    },
    async () => {
      expect(await operator(['backup', 'tudo.zip'])).toEqual(
        done(/^Backup gravado em .*tudo\.zip: \d contas, 4 cardápios/),
      );
      expect(statSync(place.path('tudo.zip')).mode & 0o777).toBe(0o600);

      const elsewhere = await aNewPlace();
      const bytes = readFileSync(place.path('tudo.zip'));
      writeFileSync(place.path('cortado.zip'), bytes.subarray(0, bytes.length - 40));
      expect(await operator(['restore', 'cortado.zip'], elsewhere.env)).toEqual(
        failed(/truncado.*Nada foi alterado/),
      );
      expect(existsSync(elsewhere.file)).toBe(false);

      expect(await operator(['restore', 'tudo.zip'], elsewhere.env)).toEqual(
        done(/restaurado e conferido: \d contas/),
      );
      const { db, close } = elsewhere.open();
      expect(await findUserByEmail(db, 'ana@example.com')).toEqual(
        await findUserByEmail(served.db, 'ana@example.com'),
      );
      await close();
      expect(await operator(['restore', 'tudo.zip'], elsewhere.env)).toEqual(failed(/não está vazio/));
      await elsewhere.close();
    },
  );

  test('a restore into the database of a running server is refused', async () => {
    await admin(['backup', 'tudo.zip']);
    // The folder's lock says so on SQLite; on PostgreSQL, where servers share, the records do.
    const reason = testEngine === 'postgres' ? /não está vazio/ : /já está em uso pelo processo \d+/;
    expect(await admin(['restore', 'tudo.zip'])).toEqual(failed(reason));
  });
});

// account.test.ts exports and imports on both engines.
(isWhole ? describe : () => {})('L05 a single account', () => {
  test('is exported, and imported into an account of another instance', async () => {
    const words = ['export', '--email', 'ana@example.com', 'conta.zip'];
    expect(await admin(words)).toEqual(
      done(/^Conta ana@example\.com exportada .*: 1 conta, 2 cardápios, 1 paciente/),
    );

    const elsewhere = await aNewPlace();
    const first = ['create-user', '--create', '--email', 'ana@nova.example', '--password', PASSWORD];
    expect(await admin(first, elsewhere.env)).toEqual(
      done(/^Conta criada: ana@nova\.example \(administrador\)\.$/),
    );
    if (testEngine === 'sqlite') {
      const busy = ['import', 'conta.zip', '--email', 'bia@example.com'];
      expect(await admin(busy)).toEqual(failed(/já está em uso pelo processo \d+/));
    }
    const bring = ['import', 'conta.zip', '--email', 'ana@nova.example'];
    expect(await admin(bring, elsewhere.env)).toEqual(
      done(/^Importado para ana@nova\.example: .*com o perfil\.$/),
    );
    const { db, close } = elsewhere.open();
    expect(await findUserByEmail(db, 'ana@nova.example')).toMatchObject({
      crn: 'CRN-3 00000',
      role: 'admin',
    });
    await close();
    await elsewhere.close();
  });
});

test('list-users and backup in a folder without a database fail and create none', async () => {
  const nowhere = aFolder();
  const env = { DATA_DIR: nowhere.path('data'), DATABASE_URL: '' };
  for (const words of [['list-users'], ['backup', 'x.zip']])
    expect(await admin(words, env)).toEqual(failed(/^Não há banco de dados em .*data/));
  expect(existsSync(nowhere.path('data'))).toBe(false);
  nowhere.remove();
});

test('R15 list-users and backup refuse a database of a newer version', async () => {
  const newer = await aNewPlace();
  const words = ['create-user', '--create', '--email', 'ana@example.com', '--password', PASSWORD];
  await admin(words, newer.env);
  const { db, close } = newer.open();
  await db.insertInto('schema_migrations').values({ name: '9999-future', applied_at: '2099' }).execute();
  await close();
  expect(await admin(['list-users'], newer.env)).toEqual(failed(/versão mais nova do Alecrim/));
  expect(await admin(['backup', 'x.zip'], newer.env)).toEqual(failed(/versão mais nova do Alecrim/));
  await newer.close();
});

onOneEngine('an unknown command ends with exit code 1 and prints the usage', { timeout: SLOW }, async () => {
  expect(await operator(['apagar-tudo'])).toEqual(failed(/^Comando desconhecido: apagar-tudo\.\n\nUso: /));
  expect(await operator(['--help'])).toEqual(done(/^Uso: npm run admin -- COMANDO/));
});

test('R37: a command on an older database changes nothing and names the version that it needs; migrate brings it up to date', {
  timeout: SLOW,
}, async () => {
  const spot = await aNewPlace();
  const before = spot.open();
  await migrate(before.db, migrations.slice(0, -1));
  await before.close();
  const applied = async () => {
    const { db, close } = spot.open();
    const rows = await db.selectFrom('schema_migrations').select('name').execute();
    await close();
    return rows.length;
  };
  const needed = migrations.at(-1)?.name;
  expect(await admin(['list-users'], spot.env)).toEqual(
    failed(new RegExp(`versão ${needed}.*admin -- migrate`)),
  );
  expect(await applied()).toBe(migrations.length - 1);
  const migrated = await runTool(['migrate'], environment(spot.env));
  expect(migrated.stdout).toMatch(
    new RegExp(
      `^Atualizando .*: 1 etapa\\.\nBackup de antes .*\\.zip…\nEtapa ${needed}…\nBanco de dados atualizado: 1 etapa\\.$`,
    ),
  );
  expect(migrated.database).toMatch(
    testEngine === 'postgres' ? /^PostgreSQL 127\.0\.0\.1:\d+\/alecrim_test/ : /^SQLite .*alecrim\.db$/,
  );
  expect(await applied()).toBe(migrations.length);
  const server = spot.open();
  expect(await admin(['migrate', '--no-backup'], spot.env)).toEqual(done(/já está atualizado/));
  await server.close();
  expect(await admin(['list-users'], spot.env)).toMatchObject({ code: 0 });
  await spot.close();
});

test('create-user and migrate make no database without --create', async () => {
  const spot = await aNewPlace();
  const words = ['create-user', '--email', 'ana@example.com', '--password', PASSWORD];
  expect(await admin(words, spot.env)).toEqual(failed(/^Não há banco de dados em .*--create/));
  expect(await admin(['migrate'], spot.env)).toEqual(failed(/^Não há banco de dados em/));
  expect(existsSync(spot.file)).toBe(false);
  expect(await admin([...words, '--create'], spot.env)).toEqual(done(/\(administrador\)/));
  await spot.close();
});

onOneEngine('the tool reads the settings file of the service', { timeout: SLOW }, async () => {
  const file = place.path('alecrim.env');
  writeFileSync(
    file,
    Object.entries(served.env)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const { DATABASE_URL: _url, ...without } = environment({});
  const { code, stdout } = await runTool(['list-users'], { ...without, ALECRIM_SETTINGS: file });
  expect([code, stdout]).toEqual([0, expect.stringContaining('@')]);
});
