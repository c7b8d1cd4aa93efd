import { run } from '../scripts/lib/child.mjs';
import { root } from '../scripts/lib/root.mjs';
import { claim, type Fault } from './fault.ts';

/** Runs the tests of the backup, and damages every byte of the archive instead of a sample. */
export const backups: Fault = {
  number: 'R16',
  title: 'R17: backup under load, restored and compared; damaged backups refused',
  engines: ['sqlite', 'postgres'],
  shortOn: [],
  async run(world) {
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      FUZZ: 'long',
      TEST_ENGINE: world.engine,
      TEST_DATABASE_URL: world.cluster?.url,
    };
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', 'apps/server', 'src/archive'];
    const { ok, output } = await run(process.execPath, args, { env, cwd: root, output: 'keep' });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of the report
    const plain = output.replace(/\u001b\[\d+m/g, '');
    claim(ok, plain.trim().slice(-2_000));
    return /Tests\s+(.*)/.exec(plain)?.[1]?.trim() ?? 'passed';
  },
};
