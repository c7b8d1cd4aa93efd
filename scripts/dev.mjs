import { join } from 'node:path';
import { startChild } from './lib/child.mjs';
import { npmCommand } from './lib/commands.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

await ensureInstalled({ development: true });

// npm runs a workspace's script in the workspace's folder; the data stay where `npm start` keeps them.
const dataDir = process.env.DATA_DIR ?? join(root, 'data');
const colours = { api: '\x1b[36m', web: '\x1b[35m' };
const parts = [watch('api', '@alecrim/server'), watch('web', '@alecrim/web')];
// When the server or the web part ends, the other one is ended too.
const { code } = await Promise.race(parts.map((part) => part.ended));
await Promise.all(parts.map((part) => part.stop()));
process.exitCode = code ?? 1;

/**
 * @param {keyof typeof colours} label
 * @param {string} workspace
 */
function watch(label, workspace) {
  const { command, before } = npmCommand();
  const prefix = process.stdout.isTTY ? `${colours[label]}${label}\x1b[0m │ ` : `${label} │ `;
  let line = '';
  return startChild(command, [...before, 'run', 'dev', '-w', workspace], {
    env: { ...process.env, DATA_DIR: dataDir, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    output: 'keep',
    onOutput: (chunk) => {
      const lines = (line + chunk).split('\n');
      line = lines.pop() ?? '';
      for (const complete of lines) console.log(prefix + complete);
    },
  });
}
