import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { builtProgram } from '../../testing/built-programs.ts';

/** The tool as an operator runs it: another process, with the environment of the server. */
export async function runTool(words: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [builtProgram('admin'), ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  // The first remark names the database.
  const [, database, rest = ''] = /^(?:Banco de dados: (.*)\n)?([\s\S]*)$/.exec(stderr) ?? [];
  return { code: await exit, stdout: stdout.trim(), stderr: rest.trim(), database };
}
