import { z } from 'zod';
import { explain } from './explain.ts';
import { runAdmin } from './run.ts';

z.config(z.locales.pt());

try {
  console.log(await runAdmin(process.argv.slice(2), process.env));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
