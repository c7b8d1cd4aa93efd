import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestDatabase } from '../apps/server/src/testing/test-database.ts';
import { CannotRun, claim, type Fault } from './fault.ts';
import { allOf, type Client, digest, signUp } from './lib/client.ts';
import type { World } from './world.ts';

const DISK_MB = 24;
const SPARE_MB = 8;
const MAX_WRITES = 2_000;

/** Mounts a small disk for the data: for the folder of SQLite, or for a tablespace of PostgreSQL. */
async function onSmallDisk<T>(
  world: World,
  work: (disk: string, settings: Record<string, string>) => Promise<T>,
): Promise<T> {
  const disk = join(world.dataDir, '..', 'disk');
  mkdirSync(disk, { mode: 0o755 });
  // PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(dirname(disk), 0o711);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
  if (mounted.status !== 0) throw new CannotRun('a small disk can be mounted by root only');
  let database: TestDatabase | undefined;
  try {
    if (world.engine === 'sqlite') return await work(disk, { DATA_DIR: join(disk, 'data') });
    const owner = world.cluster?.owner;
    if (owner) chownSync(disk, owner.uid, owner.gid);
    database = await world.databaseIn(disk);
    return await work(disk, { DATABASE_URL: database.url ?? '' });
  } finally {
    await database?.close();
    spawnSync('umount', ['-l', disk]);
  }
}

/** Creates long plans of random text until the server refuses one, and records the acknowledged plans. */
async function fill(client: Client, made: Map<string, string>): Promise<number> {
  for (let i = 0; i < MAX_WRITES; i++) {
    const note = { titulo: `Plano ${i}`, observacoes_finais: randomBytes(4_500).toString('hex') };
    const answer = await client.ask('POST', '/entities/Cardapio', note);
    if (answer?.status !== 201) return answer?.status ?? 0;
    made.set(answer.body.id, digest(note));
  }
  throw new Error('The disk never filled up.');
}

export const diskFull: Fault = {
  number: 'R05',
  title: 'the disk gets full, then has space again',
  engines: ['sqlite', 'postgres'],
  shortOn: [],
  run: (world) =>
    onSmallDisk(world, async (disk, settings) => {
      const server = await world.start(settings);
      const { client } = await signUp(server.url);
      const spare = join(disk, 'spare');
      writeFileSync(spare, Buffer.alloc(SPARE_MB * 1024 * 1024));
      const made = new Map<string, string>();
      const { token_publico } = await client.need('POST', '/entities/Cardapio', { titulo: 'Aberto' });

      const status = await fill(client, made);
      claim(status === 507, `A full disk is answered with ${status}, not 507.`);
      const kept = made.size;
      for (const path of ['/entities/Cardapio?limit=5', '/entities/User/me', '/entities/Cardapio/count'])
        await client.need('GET', path);
      const page = await fetch(`${server.url}/VerCardapio?token=${token_publico}`);
      claim(page.status === 200, `The patient's page answers ${page.status} on a full disk.`);
      for (let i = 0; i < 5; i++) {
        const again = await client.ask('POST', '/entities/Cardapio', {
          titulo: 'x'.repeat(200),
          observacoes_finais: 'y'.repeat(9_000),
        });
        claim(again?.status === 507 || again?.status === 201, `Then it answers ${again?.status}.`);
      }

      // Acts that are a transaction with their entry in the trail.
      const [first] = made.keys();
      for (let i = 0; i < 17; i++) {
        const many = Array.from({ length: 20 }, (_, j) => ({
          nome: `p${i}-${j}`,
          observacoes: 'z'.repeat(900),
        }));
        for (const answer of [
          await client.ask('POST', '/entities/Paciente/bulk', many),
          await client.ask('PUT', `/entities/Cardapio/${first}`, { ativo: i % 2 === 0 }),
          await client.ask('GET', '/entities/Cardapio/export?format=json&limit=1'),
        ])
          claim(
            [200, 201, 507].includes(answer?.status ?? 0),
            `A transaction is answered with ${answer?.status}.`,
          );
      }

      rmSync(spare);
      const resumed = new Map<string, string>();
      await client.need('POST', '/entities/Paciente', { nome: 'De volta' });
      const second = await fill(client, resumed);
      claim(second === 507 && resumed.size > 0, 'Writing did not go on after space was back.');
      claim(server.isRunning(), 'The server ended.');

      const records = await allOf(client, 'Cardapio');
      const stored = new Map(
        records.map(({ id, titulo, observacoes_finais }) => [id, digest({ titulo, observacoes_finais })]),
      );
      const lost = [...made, ...resumed].filter(([id, sha256]) => stored.get(id) !== sha256);
      claim(lost.length === 0, `${lost.length} acknowledged plans are lost.`);
      return `507 after ${kept} plans; reading and the patient's page went on; ${resumed.size} more once space was back, without a restart; 0 lost`;
    }),
};
