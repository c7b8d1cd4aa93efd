import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { contentHash, type Sendable, sendable } from '../platform/http/responses.ts';
import { createLruCache } from '../platform/lru-cache.ts';
import { singleFlight } from '../platform/single-flight.ts';

// The largest plans make pages of megabytes: of those, fewer are cached.
const MAX_BYTES = 32 * 1024 * 1024;
// Most pages are smaller: at most a hundred of them are cached.
const LEAST_WEIGHT = MAX_BYTES / 100;
// Some 100 bytes each.
const MAX_VERSIONS = 10_000;

/** The data of a page was read: its version is known, and it can be rendered. */
export interface PageSource {
  /** The key of the data that was read, which may be newer than the key of the request. */
  key: string;
  version: string;
  render(): Promise<string>;
}

export interface CachedPage extends Sendable {
  version: string;
  size: number;
}

/** Reads the data of a page. Returns M when there is no such page. */
type Read<M> = () => Promise<PageSource | M>;

/** The version of a page is a hash of its data, so it is known before the page is rendered, and survives a new release. */
export const planVersion = (page: object): string => contentHash(JSON.stringify(page));

/**
 * Caches the last pages, and the versions of many more, by a key that is known without reading the plan. Simultaneous
 * requests for one page share one reading and one rendering.
 */
export function pageCache<M extends object>() {
  const pages = createLruCache<CachedPage>(MAX_BYTES, ({ size }) => Math.max(size, LEAST_WEIGHT));
  const versions = createLruCache<string>(MAX_VERSIONS);
  const readOnce = singleFlight<PageSource | M>();
  const renderOnce = singleFlight<CachedPage | M>();
  let queue = Promise.resolve();

  const readSource = (key: string, read: Read<M>) =>
    readOnce(key, async () => {
      const source = await read();
      if ('render' in source) versions.set(source.key, source.version);
      return source;
    });

  async function render(key: string, read: Read<M>): Promise<CachedPage | M> {
    const source = await readSource(key, read);
    if (!('render' in source)) return source;
    // Rendering takes milliseconds: one page at a time, with other requests in between.
    queue = queue.then(() => yieldToEventLoop());
    await queue;
    const cached = pages.get(source.key);
    if (cached) return cached;
    const { version } = source;
    const html = await source.render();
    const page = { ...sendable(html, version), version, size: html.length };
    pages.set(source.key, page);
    return page;
  }

  return {
    /** Undefined until the page was read once. */
    versionOf: (key: string) => versions.get(key),
    readVersion: async (key: string, read: Read<M>): Promise<string | M> => {
      const source = await readSource(key, read);
      return 'render' in source ? source.version : source;
    },
    page: async (key: string, read: Read<M>): Promise<CachedPage | M> =>
      pages.get(key) ?? renderOnce(key, () => render(key, read)),
  };
}
