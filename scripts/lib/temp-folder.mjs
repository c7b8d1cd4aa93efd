import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder that exists until remove() or until this process exits.
 * @param {string} name
 * @param {string} [parent]
 */
export function tempFolder(name, parent = tmpdir()) {
  const path = mkdtempSync(join(parent, `${name}-`));
  const remove = () => {
    process.off('exit', remove);
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  };
  process.on('exit', remove);
  return { path, remove };
}
