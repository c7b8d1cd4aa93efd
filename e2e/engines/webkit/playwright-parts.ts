import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';

// Playwright's core is a dependency of @playwright/test, so it is looked for from there.
const playwright = createRequire(createRequire(import.meta.url).resolve('@playwright/test/package.json'));

type WebSocket = {
  on: (event: 'message' | 'close', listener: (data: Buffer) => void) => void;
  send: (text: string) => void;
  close: () => void;
};

/** The web socket server that Playwright brings along. */
export function webSocketsOn(server: Server, onSocket: (socket: WebSocket) => void) {
  const { wsServer } = playwright('playwright-core/lib/utilsBundle');
  new wsServer({ server }).on('connection', onSocket);
}

/** Playwright's own selector engine and matchers, as it puts them into every page of its other engines. */
export function injectedSource(): string {
  const bundle = readFileSync(playwright.resolve('playwright-core/lib/coreBundle'), 'utf8');
  const inside = bundle.indexOf('// packages/injected/src/injectedScript.ts');
  const start = [...bundle.slice(0, inside).matchAll(/source\d+ = (?=['"`])/g)].at(-1);
  if (inside < 0 || !start)
    throw new Error("Playwright's injected script is not where it was: see playwright-parts.ts.");
  const from = start.index + start[0].length;
  let end = from + 1;
  while (bundle[end] !== bundle[from]) end += bundle[end] === '\\' ? 2 : 1;
  // A string literal of an installed package: reading it takes a JavaScript engine.
  const source: string = Function(`return ${bundle.slice(from, end + 1)}`)();
  return source;
}
