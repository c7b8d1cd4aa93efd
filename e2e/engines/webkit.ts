import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startChild } from '../../scripts/lib/child.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { tempFolder } from '../../scripts/lib/temp-folder.mjs';
import type { Driver, Mouse, Size } from './driver.ts';

const program = fileURLToPath(new URL('window.py', import.meta.url));
const startsWithinMs = 60_000;
const answersWithinMs = 90_000;
// WebDriver writes keys without a letter as characters of the private area.
const codes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** Debian's WebKitGTK over W3C WebDriver: a browser, a driver and a screen of its own, which end together. */
export async function openWithWebKit(size: Size): Promise<Driver> {
  const { path: folder, remove } = tempFolder('alecrim-webkit');
  const complaints = join(folder, 'complaints.txt');
  const script = join(folder, 'first-script.js');
  writeFileSync(script, `(${watchComplaints})();`);
  // Two windows on one screen would compete for the keyboard. Xvfb writes the number that it finds free.
  const screenArgs = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const xvfb = startChild('Xvfb', screenArgs, { output: 'keep' });
  const number = () => /^\d+$/m.exec(xvfb.output())?.[0];
  await until('Xvfb', async () => number() !== undefined);
  const port = await freePort();
  const webdriver = startChild('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: environment(folder, `:${number()}`),
    output: 'keep',
  });
  let root = `http://127.0.0.1:${port}`;
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<any> => {
    const response = await fetch(`${root}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answersWithinMs),
    });
    const { value } = (await response.json()) as { value: any };
    if (response.ok) return value;
    throw new Error(`WebKitWebDriver: ${value.error}: ${value.message}`);
  };
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    send('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const press = async (names: string[]) => {
    const values = names.map((name) => codes[name] ?? name);
    const down = values.map((value) => ({ type: 'keyDown', value }));
    const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
    await act('key', [...down, ...up]);
  };
  const run: Driver['run'] = async (body, arg) => {
    const text = `const done = arguments[1];
      (async () => (${body})(arguments[0]))().then((value) => done({ value }), (error) => done({ thrown: String(error) }));`;
    const { value, thrown } = await send('POST', '/execute/async', { script: text, args: [arg] });
    if (thrown !== undefined) throw new Error(thrown);
    return value;
  };
  const resize = async ({ width, height }: Size) => {
    await send('POST', '/window/rect', { x: 0, y: 0, width, height });
    await until('The size', () => run((wanted) => innerWidth === wanted, width));
  };
  const close = async () => {
    await send('DELETE', '').catch(() => {});
    await webdriver.stop();
    await xvfb.stop();
    remove();
  };

  await until('WebKitWebDriver', () => send('GET', '/status').then(() => true));
  const args = [program, complaints, script, 'pt-BR,pt'];
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args } };
  root += `/session/${(await send('POST', '/session', { capabilities: { alwaysMatch } })).sessionId}`;
  await resize(size);

  return {
    open: (url) => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh'),
    back: () => send('POST', '/back'),
    address: () => send('GET', '/url'),
    run,
    press: (keys) => press(keys.split('+')),
    async type(text) {
      for (const letter of text) await press([letter]);
    },
    mouse: (steps) => act('pointer', steps.map(pointerStep)),
    resize,
    async pdf() {
      const file = join(folder, 'page.pdf');
      await run((path) => (window as any).webkit.messageHandlers.paper.postMessage(path), file);
      await until('The print', async () => existsSync(`${file}.done`));
      return readFileSync(file);
    },
    picture: async () => Buffer.from(await send('GET', '/screenshot'), 'base64'),
    complaints: () =>
      existsSync(complaints)
        ? readFileSync(complaints, 'utf8')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line))
        : [],
    close,
  };
}

const pointerStep = (step: Mouse) =>
  typeof step === 'string'
    ? { type: step === 'down' ? 'pointerDown' : 'pointerUp', button: 0 }
    : { type: 'pointerMove', duration: 0, x: Math.floor(step.x), y: Math.floor(step.y) };

function environment(folder: string, display: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: folder,
    TMPDIR: folder,
    DISPLAY: display,
    LANG: 'C.UTF-8',
    LANGUAGE: 'pt_BR:pt',
    TZ: 'America/Sao_Paulo',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    // Without a graphics card the emulated one costs twice as much as drawing by the processor.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };
}

async function until(name: string, isSo: () => Promise<boolean>) {
  const deadline = Date.now() + startsWithinMs;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${name} did not come.`);
    await sleep(20);
  }
}

/** Reports the errors of a page to window.py. It runs at the start of every document. */
function watchComplaints() {
  const tell = (text: unknown) =>
    (window as any).webkit.messageHandlers.complaints.postMessage(`${location.href}: ${text}`);
  addEventListener('error', ({ error, message }) => tell(`thrown: ${error?.stack ?? message}`));
  addEventListener('unhandledrejection', ({ reason }) => tell(`thrown: ${reason?.stack ?? reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`Refused by the Content Security Policy: ${effectiveDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...said) => {
    tell(said.map(String).join(' '));
    error.apply(console, said);
  };
}
