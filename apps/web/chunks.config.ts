import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const main = fileURLToPath(new URL('./src/main.tsx', import.meta.url));

/**
 * How the built app is cut into files: one for what every page needs, one for each set of pages that share modules, and one for
 * the icons of several pages, because each of them has a set of its own.
 * By itself the bundler makes several files for one set. Sets are not merged by size: then a page would fetch code that it
 * does not use, and which code that is would change with every small change of the sources.
 */
export function fewFiles(): Rolldown.OutputOptions {
  let first: Set<string> | undefined;
  const isInFirst = (id: string, context: Rolldown.ChunkingContext) => {
    first ??= importedBy(main, context);
    return first.has(id);
  };
  return {
    codeSplitting: {
      groups: [
        { name: (id, context) => (isInFirst(id, context) ? 'base' : null), priority: 3 },
        { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2, priority: 2 },
        { name: 'shared', minShareCount: 2, entriesAware: true, includeDependenciesRecursively: false },
      ],
    },
    // The bundler names a shared file after all pages that use it.
    chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
  };
}

// The packages of this project and the icons list all their modules, also those that no page imports. Dialogs import
// react-remove-scroll for an overlay that no dialog here has; menus need it.
const isNotNeeded = /\/packages\/|\/lucide-react\/dist\/esm\/icons\/|\/react-remove-scroll\//;

/** What a module needs at once. */
function importedBy(start: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || isNotNeeded.test(id)) return;
    found.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  visit(start);
  // The start of the app stays a file of its own, which index.html names first.
  found.delete(start);
  return found;
}
