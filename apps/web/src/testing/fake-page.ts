interface FakeEntry {
  state: unknown;
  url: URL;
}

/** A browser's history whose steps are taken when `runSteps` is called; a real browser takes them later, too. */
export function aFakePage(...addresses: string[]) {
  let entries: FakeEntry[] = addresses.map((address, idx) => ({ state: { idx }, url: urlOf(address) }));
  let index = entries.length - 1;
  let waiting: number[] = [];
  const events = new EventTarget();
  const now = () => entries[index]!;

  const history = {
    get state() {
      return now().state;
    },
    pushState(state: unknown, _title: string, address: string) {
      entries = [...entries.slice(0, index + 1), { state: structuredClone(state), url: urlOf(address) }];
      index++;
    },
    replaceState(state: unknown, _title: string, address = now().url.href) {
      entries[index] = { state: structuredClone(state), url: urlOf(address) };
    },
    go: (by: number) => void waiting.push(by),
  };
  const location = {
    get href() {
      return now().url.href;
    },
    get pathname() {
      return now().url.pathname;
    },
    get search() {
      return now().url.search;
    },
    get hash() {
      return now().url.hash;
    },
  };

  function runSteps() {
    for (let steps = 0; waiting.length > 0; steps++) {
      if (steps > 100) throw new Error('The history never comes to rest');
      const [by = 0, ...rest] = waiting;
      waiting = rest;
      if (by === 0) throw new Error('history.go(0) reloads the page');
      if (!entries[index + by]) continue;
      index += by;
      events.dispatchEvent(new Event('popstate'));
    }
  }

  const page = {
    history,
    location,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as unknown as Window;
  return {
    page,
    runSteps,
    /** What the person does: a step of the browser's own buttons. */
    press: (by: number) => void waiting.push(by),
    /** A link to a place on the page, which the browser follows without asking the app. */
    follow(hash: string) {
      history.pushState(null, '', `${now().url.pathname}${now().url.search}${hash}`);
      events.dispatchEvent(new Event('popstate'));
    },
    address: () => now().url.pathname + now().url.search + now().url.hash,
    length: () => entries.length,
  };
}

const urlOf = (address: string) => new URL(address, 'http://localhost');
