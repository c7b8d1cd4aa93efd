import { setImmediate as nextTurn } from 'node:timers/promises';
import { contentHash, type Sendable } from '../platform/http/responses.ts';
import { type PageParts, sendableParts } from './page-parts.ts';

// Most have 25 kB; a link that many people open is always among the newest.
const KEPT_PAGES = 100;
// The largest plans make pages of megabytes: of those, fewer are kept.
const KEPT_BYTES = 32 * 1024 * 1024;
// Some 100 bytes each.
const KEPT_VERSIONS = 10_000;

/** What goes into a page was read: the page has a version, and can be rendered. */
export interface Readable {
  /** Of what was read: a change may have come after the link was looked up. */
  key: string;
  version: string;
  render(): PageParts | Promise<PageParts>;
}

/** A page that is kept, with its version. */
export interface MadePage extends Sendable {
  version: string;
  size: number;
}

/** Reads what goes into a page, or says why there is none. */
type Read<M> = () => Promise<Readable | M>;

/** Of everything that goes into a page, known before it is made. A new release alone makes no other version. */
export const planVersion = (page: object): string => contentHash(JSON.stringify(page));

/**
 * Keeps the last pages, and the versions of many more, by a key that is known without reading the plan. Simultaneous
 * openings of one page share one reading and one rendering.
 */
export function madePages<M extends object>() {
  const pages = recentlyUsed<MadePage>(KEPT_PAGES, { bytes: KEPT_BYTES, sizeOf: ({ size }) => size });
  const versions = recentlyUsed<string>(KEPT_VERSIONS);
  const readOnce = sharedByKey<Readable | M>();
  const makeOnce = sharedByKey<MadePage | M>();
  let turn = Promise.resolve();

  const readPage = (key: string, read: Read<M>) =>
    readOnce(key, async () => {
      const page = await read();
      if ('render' in page) versions.set(page.key, page.version);
      return page;
    });

  async function make(key: string, read: Read<M>): Promise<MadePage | M> {
    const page = await readPage(key, read);
    if (!('render' in page)) return page;
    // Rendering a page takes milliseconds: one at a time, with other requests in between.
    turn = turn.then(() => nextTurn());
    await turn;
    const { version } = page;
    const kept = pages.get(page.key);
    if (kept) return kept;
    const parts = await page.render();
    const size = parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0);
    const made = { ...sendableParts(parts, version), version, size };
    pages.set(page.key, made);
    return made;
  }

  return {
    /** Undefined while the page was not read yet. */
    versionOf: (key: string) => versions.get(key),
    readVersion: async (key: string, read: Read<M>): Promise<string | M> => {
      const page = await readPage(key, read);
      return 'render' in page ? page.version : page;
    },
    page: async (key: string, read: Read<M>): Promise<MadePage | M> =>
      pages.get(key) ?? makeOnce(key, () => make(key, read)),
  };
}

/** The last values that were set or asked for: so many of them, and so many bytes of them. */
export function recentlyUsed<V>(most: number, bound?: { bytes: number; sizeOf: (value: V) => number }) {
  const values = new Map<string, V>();
  let bytes = 0;
  const drop = (key: string) => {
    const value = values.get(key);
    if (value !== undefined) bytes -= bound?.sizeOf(value) ?? 0;
    values.delete(key);
  };
  const set = (key: string, value: V) => {
    // Taken out and put back: what was asked for last is forgotten last.
    drop(key);
    values.set(key, value);
    bytes += bound?.sizeOf(value) ?? 0;
    const isOver = () => values.size > most || (bound !== undefined && bytes > bound.bytes);
    while (values.size > 1 && isOver()) drop(values.keys().next().value ?? '');
  };
  return {
    set,
    get(key: string): V | undefined {
      const value = values.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
  };
}

/** All who ask for a key while its work is running get the same result. */
export function sharedByKey<T>() {
  const running = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = running.get(key);
    if (known) return known;
    const own = work().finally(() => running.delete(key));
    running.set(key, own);
    return own;
  };
}
