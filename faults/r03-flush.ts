import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun, claim, type Fault } from './fault.ts';
import { signUp } from './lib/client.ts';

const WRITES = 100;

/** PostgreSQL flushes by itself (synchronous_commit is on by default). */
export const flushBeforeAnswer: Fault = {
  number: 'R03',
  title: 'every acknowledged write was flushed to the disk first',
  engines: ['sqlite'],
  shortOn: [],
  async run(world) {
    if (spawnSync('strace', ['-o', '/dev/null', 'true']).status !== 0)
      throw new CannotRun('strace is not there, or may not trace');
    const server = await world.start();
    const { client } = await signUp(server.url);
    const trace = join(world.dataDir, '..', 'trace');
    const strace = spawn('strace', [
      '-f',
      '-e',
      'trace=fsync,fdatasync',
      '-o',
      trace,
      '-p',
      String(server.pid),
    ]);
    try {
      // strace prints a line when it is attached.
      await once(strace.stderr, 'data');
      for (let i = 0; i < WRITES; i++) await client.need('POST', '/entities/Paciente', { nome: `p${i}` });
    } finally {
      strace.kill('SIGINT');
      await once(strace, 'exit');
    }
    const flushes = (readFileSync(trace, 'utf8').match(/\b(fsync|fdatasync)\(/g) ?? []).length;
    claim(flushes >= WRITES, `${WRITES} writes one after the other, ${flushes} flushes.`);
    return `${WRITES} writes one after the other, ${flushes} flushes`;
  },
};
