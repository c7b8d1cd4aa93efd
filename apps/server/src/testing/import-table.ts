import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../../..');

/** The files at the top of the server, which start it. The table calls them `start`. */
export const startFiles = ['all-tasks', 'app', 'background-worker', 'jobs', 'main', 'seed-demo', 'serve'];

/** One row of the table in docs/architecture.md. */
export interface Room {
  side: 'packages' | 'server' | 'web';
  name: string;
  mayImport: string[];
}

export const architecture = (): string => readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** The rows in the order of the document: each side from its lowest room to its highest. */
export const importTable = (): Room[] =>
  [...architecture().matchAll(/^\| `(packages|server|web)\/([\w-]+)` \| (.+) \|$/gm)].map(
    ([, side, name, list]) => ({
      side: side as Room['side'],
      name: name!,
      mayImport: list!.replaceAll(/ \(.*?\)/g, '').split(', '),
    }),
  );

/** The rooms of one side that this room may import, without packages and libraries. */
export const roomsOf = (side: Room['side']): Room[] => {
  const rooms = importTable().filter((room) => room.side === side);
  const names = new Set(rooms.map(({ name }) => name));
  return rooms.map((room) => ({ ...room, mayImport: room.mayImport.filter((name) => names.has(name)) }));
};
