import { z } from 'zod';
import { withSettingsFile } from '../platform/settings-file.ts';
import { ProblemsFound } from './command.ts';
import { explain } from './error-text.ts';
import { runAdmin } from './run.ts';

z.config(z.locales.pt());

try {
  const output = { say: console.log, note: console.error };
  console.log(await runAdmin(process.argv.slice(2), withSettingsFile(process.env), output));
} catch (error) {
  const say = error instanceof ProblemsFound ? console.log : console.error;
  say(explain(error));
  process.exitCode = 1;
}
