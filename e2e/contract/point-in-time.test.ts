import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@alecrim/client';
import { aCardapio } from '@alecrim/domain/testing';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { run } from '../../scripts/lib/child.mjs';
import { openCluster } from '../../scripts/lib/postgres.mjs';
import { serverProcesses } from './processes.ts';
import { PASSWORD } from './world.ts';

/** The settings of docs/many-machines.md. */
const archiving = (folder: string) => ({
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: `test ! -f ${folder}/archive/%f && cp %p ${folder}/archive/%f`,
});

const isFull = process.env.TEST_DEPTH === 'full';

/** The plans before the moment of the recovery, and those of the recovered database. */
async function recoveredPlans() {
  const cluster = await openCluster({ isDurable: true, more: archiving });
  const { folder, data, child } = cluster.cluster;
  const group = serverProcesses({ DATABASE_URL: cluster.url });
  const tool = async (program: string, ...args: string[]) => {
    const { ok, output } = await run(program, args, { ...child, limitMs: 60_000 });
    if (!ok) throw new Error(`${program}: ${output}`);
  };
  try {
    await tool('mkdir', join(folder, 'archive'));
    const client = createClient({ appId: 'alecrim', serverUrl: `http://127.0.0.1:${await group.start()}` });
    await client.auth.register({ email: 'dona@example.com', password: PASSWORD });
    const { access_token: token } = await client.auth.loginViaEmailPassword('dona@example.com', PASSWORD);
    const createPlans = (when: string) =>
      client.entities.Cardapio.bulkCreate(
        Array.from({ length: 50 }, (_, i) => aCardapio({ titulo: `${when} ${i}` })),
      );
    const pg = new Client(cluster.url);
    pg.on('error', () => {});
    await pg.connect();

    // What pg_basebackup does, by the functions of the server itself: the tool is not on every machine.
    const base = join(folder, 'base');
    await pg.query("select pg_backup_start('base', true)");
    await tool('cp', '-r', data, base);
    const { rows: stopped } = await pg.query('select labelfile from pg_backup_stop(false)');
    await createPlans('Antes');
    const wanted = await client.entities.Cardapio.list();
    const { rows: moment } = await pg.query('select clock_timestamp()::text as now');
    await sleep(1_100);
    await createPlans('Depois');
    await client.entities.Cardapio.update(wanted[0]?.id ?? '', { titulo: 'Mudado depois' });
    await pg.query('select pg_switch_wal()');
    await pg.end();
    for (const server of group.processes) server.kill('SIGKILL');
    await cluster.halt('SIGINT');

    await tool('rm', '-r', data);
    await tool('mv', base, data);
    await tool('rm', '-f', join(data, 'postmaster.pid'));
    const settings = [
      `restore_command = 'cp ${folder}/archive/%f %p'`,
      `recovery_target_time = '${moment[0].now}'`,
      `recovery_target_action = 'promote'`,
    ];
    writeFileSync(join(data, 'postgresql.auto.conf'), settings.join('\n'));
    writeFileSync(join(data, 'backup_label'), stopped[0].labelfile);
    writeFileSync(join(data, 'recovery.signal'), '');
    const { owner } = cluster;
    if (owner)
      for (const file of ['postgresql.auto.conf', 'backup_label', 'recovery.signal'])
        chownSync(join(data, file), owner.uid, owner.gid);
    await cluster.startAgain();
    const again = createClient({
      appId: 'alecrim',
      serverUrl: `http://127.0.0.1:${await group.start()}`,
      token,
    });
    return { wanted, recovered: await again.entities.Cardapio.list() };
  } finally {
    group.end();
    await cluster.stop();
  }
}

// `npm run test:full` runs it: a cluster that writes to the disk takes its time.
if (isFull)
  test('PostgreSQL is recovered to a minute from a base backup and its log, record by record', async () => {
    const { wanted, recovered } = await recoveredPlans();
    expect(wanted.length).toBe(50);
    expect(recovered).toEqual(wanted);
  }, 180_000);
else test('recovery to a minute is tested by `npm run test:full`', () => expect(isFull).toBe(false));
