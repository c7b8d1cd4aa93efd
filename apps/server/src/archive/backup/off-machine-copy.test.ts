import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { failedSteps } from '../../platform/periodic-jobs.ts';
import { aFolder } from '../testing/practice.ts';
import { aServersDatabase } from '../testing/shared-database.ts';
import { backupMarks, backupState } from './backup-marks.ts';
import { backupIfDue } from './nightly.ts';
import { copyOffMachine } from './off-machine-copy.ts';
import { openBackup } from './restore.ts';
import { runBackupCommand } from './run-backup-command.ts';

let served: Awaited<ReturnType<typeof aServersDatabase>>;
let place: ReturnType<typeof aFolder>;
let today: Date;
const now = () => today;

beforeAll(async () => {
  served = await aServersDatabase();
});
beforeEach(async () => {
  place?.remove();
  place = aFolder();
  today = new Date('2026-03-01T06:00:00.000Z');
  await served.db.deleteFrom('settings').execute();
  rmSync(`${served.dataDir}/erasures.jsonl`, { force: true });
  logged.length = 0;
});
afterAll(async () => {
  place.remove();
  await served.close();
});

const NAME = 'alecrim-2026-03-01.zip';
const logged: unknown[] = [];
const log = { info() {}, warn() {}, debug() {}, error: (about: unknown) => void logged.push(about) };
const hoursLater = (hours: number) => {
  today = new Date(today.getTime() + hours * 3_600_000);
};

/** Runs one night of a server with these settings: the backup, the copy and the command. */
async function night(env: Record<string, string>, signal?: AbortSignal) {
  const config = readConfig({ ...served.env, ...env });
  const deps = { config, db: served.db, log, now };
  const folder = place.path('a b; touch $(x)');
  await backupIfDue(deps, { folder });
  await copyOffMachine(deps, { folder, signal });
  return {
    file: place.path(`a b; touch $(x)/${NAME}`),
    marks: await backupMarks(served.db),
    state: backupState(config, await backupMarks(served.db), today),
    failed: (await failedSteps(deps)).map(({ step }) => step),
  };
}

/** A program that writes down what it was given; it ends with the code in the file `code`. */
function aProgram() {
  writeFileSync(
    place.path('program.cjs'),
    `const fs = require('node:fs');
    fs.appendFileSync(${JSON.stringify(place.path('given'))}, JSON.stringify({ args: process.argv.slice(2), env: process.env }) + '\\n');
    console.error('no room at the other end');
    process.exitCode = Number(fs.readFileSync(${JSON.stringify(place.path('code'))}, 'utf8'));`,
  );
  writeFileSync(place.path('code'), '0');
  return {
    command: `${process.execPath} ${place.path('program.cjs')}`,
    given: () =>
      existsSync(place.path('given'))
        ? readFileSync(place.path('given'), 'utf8')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line))
        : [],
    endWith: (code: number) => writeFileSync(place.path('code'), String(code)),
  };
}

test('the second folder gets a private copy of the backup and of the erasures, and loses its old copies', async () => {
  mkdirSync(place.path('other'));
  writeFileSync(place.path('other/alecrim-2026-02-01.zip'), '');
  writeFileSync(`${served.dataDir}/erasures.jsonl`, '');
  const { file, marks, state, failed } = await night({ BACKUP_COPY_DIR: place.path('other') });
  expect(readdirSync(place.path('other')).sort()).toEqual([NAME, 'erasures.jsonl']);
  expect(readFileSync(place.path(`other/${NAME}`)).equals(readFileSync(file))).toBe(true);
  expect(statSync(place.path(`other/${NAME}`)).mode & 0o777).toBe(0o600);
  expect({ marks, state, failed }).toEqual({
    marks: {
      made: { file: NAME, at: today.toISOString(), where: expect.any(String) },
      copied: { file: NAME, at: today.toISOString() },
    },
    state: 'ok',
    failed: [],
  });
  hoursLater(30);
  expect(backupState({ backupCopyDir: 'x' }, marks, today)).toBe('late');
});

test('a missing second folder is not created; the copy is made at the next try after the folder is back', async () => {
  const env = { BACKUP_COPY_DIR: place.path('other') };
  const { file, state, failed } = await night(env);
  expect({ state, failed }).toEqual({ state: 'late', failed: ['backup copy'] });
  expect(existsSync(place.path('other'))).toBe(false);
  (await openBackup(file)).close();
  hoursLater(1);
  mkdirSync(place.path('other'));
  expect((await night(env)).state).toBe('ok');
  expect(readdirSync(place.path('other'))).toContain(NAME);
});

test('the backup command gets the file as an argument and in its environment, and no secrets of the server', async () => {
  const { command, given } = aProgram();
  const env = { BACKUP_COMMAND: `${command} to {} there`, SERVICE_TOKEN: 's'.repeat(32), TZ: 'UTC' };
  const { file, marks, state } = await night(env);
  expect(given()).toMatchObject([
    {
      args: ['to', file, 'there'],
      env: { BACKUP_FILE: file, ERASURES_FILE: `${served.dataDir}/erasures.jsonl`, TZ: 'UTC' },
    },
  ]);
  expect(JSON.stringify(given())).not.toContain('sssss');
  expect({ sent: marks.sent, state }).toEqual({
    sent: { file: NAME, at: today.toISOString() },
    state: 'ok',
  });
  hoursLater(1);
  await night(env);
  expect(given().length).toBe(1);
  hoursLater(24);
  await night({ ...env, BACKUP_COMMAND: command });
  expect(given()[1].args).toEqual([file.replace('03-01', '03-02')]);
});

test('a failed backup command is logged and shown, keeps the backup, and is tried again', async () => {
  const { command, given, endWith } = aProgram();
  endWith(3);
  const { file, state, failed } = await night({ BACKUP_COMMAND: command });
  expect({ state, failed }).toEqual({ state: 'late', failed: ['backup command'] });
  // It may hold an address with a password: not for the log.
  expect(JSON.stringify(logged)).not.toContain('no room');
  expect(logged.at(-1)).toMatchObject({ reason: expect.stringMatching(/ended with 3.*backup-command\.txt/) });
  const said = `${served.dataDir}/backup-command.txt`;
  expect(readFileSync(said, 'utf8')).toContain('no room at the other end');
  expect(statSync(said).mode & 0o777).toBe(0o600);
  (await openBackup(file)).close();
  hoursLater(1);
  endWith(0);
  expect((await night({ BACKUP_COMMAND: command })).state).toBe('ok');
  expect(given().length).toBe(2);
  expect(existsSync(said)).toBe(false);
  hoursLater(24);
  expect((await night({ BACKUP_COMMAND: place.path('not-there') })).failed).toContain('backup command');
});

test('an unencrypted backup from before the passphrase is not given to the backup command', async () => {
  const { command, given } = aProgram();
  await night({});
  writeFileSync(place.path('frase.txt'), 'suco de cupuaçu gelado\n');
  const env = { BACKUP_COMMAND: command, BACKUP_PASSPHRASE_FILE: place.path('frase.txt') };
  await night(env);
  expect(given().map(({ args }) => args[0])).toEqual([
    expect.stringMatching(/alecrim-2026-03-01\.zip\.age$/),
  ]);
});

test('the first encrypted backup leaves on the day on which an unencrypted one left, and not the other way round', async () => {
  const { command, given } = aProgram();
  mkdirSync(place.path('other'));
  const plain = { BACKUP_COMMAND: command, BACKUP_COPY_DIR: place.path('other') };
  await night(plain);
  writeFileSync(place.path('frase.txt'), 'suco de cupuaçu gelado\n');
  const encrypted = { ...plain, BACKUP_PASSPHRASE_FILE: place.path('frase.txt') };
  hoursLater(1);
  const { marks } = await night(encrypted);
  const names = () => given().map(({ args }) => basename(args[0]));
  expect(names()).toEqual([NAME, `${NAME}.age`]);
  expect(readdirSync(place.path('other'))).toContain(`${NAME}.age`);
  expect(marks).toMatchObject({ sent: { file: `${NAME}.age` }, copied: { file: `${NAME}.age` } });
  hoursLater(1);
  await night(encrypted);
  // A process without the passphrase.
  await night(plain);
  expect(names()).toHaveLength(2);
});

test('the backup command also takes the list of erasures away, once there are any', async () => {
  const { command, given, endWith } = aProgram();
  writeFileSync(`${served.dataDir}/erasures.jsonl`, '{}\n');
  const { file, marks } = await night({ BACKUP_COMMAND: `${command} copy {} there` });
  expect(given().map(({ args }) => args)).toEqual([
    ['copy', file, 'there'],
    ['copy', `${served.dataDir}/erasures.jsonl`, 'there'],
  ]);
  expect(marks.sent).toMatchObject({ file: NAME });
  endWith(1);
  hoursLater(24);
  expect((await night({ BACKUP_COMMAND: command })).failed).toEqual(['backup command']);
});

test('a backup command that ignores the request to end is killed with the server', async () => {
  const file = place.path('pid');
  const script = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);
    require('node:fs').writeFileSync(process.argv[1], String(process.pid));`;
  const program = `import { runBackupCommand } from ${JSON.stringify(join(import.meta.dirname, 'run-backup-command.ts'))};
    const stop = new AbortController();
    const command = { words: [process.execPath, '-e', ${JSON.stringify(script)}], env: process.env };
    runBackupCommand(command, ${JSON.stringify(file)}, { ledger: '', signal: stop.signal }).catch(() => {});
    process.on('message', (said) => (said === 'abort' ? stop.abort() : process.exit(1)));`;
  writeFileSync(place.path('server.ts'), program);
  for (const said of ['exit', 'abort']) {
    rmSync(file, { force: true });
    const server = fork(place.path('server.ts'), { execArgv: ['--import', 'tsx'], cwd: import.meta.dirname });
    await expect
      .poll(() => existsSync(file) && readFileSync(file, 'utf8'), { timeout: 30_000 })
      .toMatch(/\d/);
    const pid = Number(readFileSync(file, 'utf8'));
    expect(isRunning(pid)).toBe(true);
    server.send(said);
    await expect.poll(() => isRunning(pid), { timeout: 8_000 }).toBe(false);
    server.kill();
  }
});

test('a backup command that never ends is stopped together with its child processes', async () => {
  const { env } = process;
  const forever = 'setInterval(() => {}, 1000)';
  // The command writes the id of its child process, so that the test can check that it has ended.
  const script = `const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', '${forever}'], { stdio: 'ignore' });
    require('node:fs').writeFileSync(process.argv[1], String(child.pid)); ${forever}`;
  const file = place.path('pid');
  const command = { words: [process.execPath, '-e', script], env };
  const stop = new AbortController();
  const stopped = runBackupCommand(command, file, { ledger: '', signal: stop.signal });
  stopped.catch(() => {});
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8'), { timeout: 30_000 }).toMatch(/\d/);
  stop.abort();
  await expect(stopped).rejects.toThrow('was stopped with the server');
  const child = Number(readFileSync(file, 'utf8'));
  await expect.poll(() => isRunning(child), { timeout: 30_000 }).toBe(false);
  await expect(runBackupCommand(command, file, { ledger: '', limitMs: 1 })).rejects.toThrow(
    'took longer than 0.001 s',
  );
});

test('stopping the server does not count as a failed backup command, and the next start tries again', async () => {
  const { command, given } = aProgram();
  const { failed } = await night({ BACKUP_COMMAND: command }, AbortSignal.abort());
  expect(failed).toEqual([]);
  const before = given().length;
  expect((await night({ BACKUP_COMMAND: command })).state).toBe('ok');
  expect(given().length).toBe(before + 1);
});

function isRunning(pid: number): boolean {
  try {
    // An ended child that was not waited for yet still has its id.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
