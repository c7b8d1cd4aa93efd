import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

/** What `npm start` hands to Node, so that the bench measures the same: "SETTING=value exec node --option script". */
export function startCommand() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [, settings, args] = /^(.*)exec node (.+)$/.exec(scripts.start);
  const env = Object.fromEntries(settings.split(' ').flatMap((one) => (one ? [one.split('=')] : [])));
  return { args: args.split(' '), env };
}
