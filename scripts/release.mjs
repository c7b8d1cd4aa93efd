// Makes a release of what is committed on main: `npm run release -- 0.2.0`. It pushes nothing.
import { release } from './lib/release.mjs';
import { root } from './lib/root.mjs';

try {
  await release(root, process.argv[2] ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
