import type { BrowserPage } from '../src/environment.ts';

export interface FakePage extends Required<BrowserPage> {
  stored: Map<string, string>;
  /** The addresses that the page was sent to, and `reload`. */
  visits: string[];
}

/** The parts of a browser that the client touches. */
export function aPage(href = 'http://app.test/Dashboard', stored: Record<string, string> = {}): FakePage {
  const items = new Map(Object.entries(stored));
  const visits: string[] = [];
  let address = new URL(href);
  return {
    stored: items,
    visits,
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    location: {
      get href() {
        return address.href;
      },
      get origin() {
        return address.origin;
      },
      get pathname() {
        return address.pathname;
      },
      assign: (url) => void visits.push(String(url)),
      reload: () => void visits.push('reload'),
    },
    history: {
      state: { kept: true },
      replaceState(_state, _title, url) {
        address = new URL(String(url), address);
      },
    },
  };
}
