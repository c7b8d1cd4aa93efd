import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

/** What `npm start` hands to Node, so that the bench measures the same options: "exec node --option script". */
export function startArgs() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return /\bnode (.+)$/.exec(scripts.start)[1].split(' ');
}
