import { z } from 'zod';
import { ProblemsFound } from './command.ts';
import { explain } from './error-text.ts';
import { runAdmin } from './run.ts';

z.config(z.locales.pt());

try {
  console.log(await runAdmin(process.argv.slice(2), process.env));
} catch (error) {
  const say = error instanceof ProblemsFound ? console.log : console.error;
  say(explain(error));
  process.exitCode = 1;
}
