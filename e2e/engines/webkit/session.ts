import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tempFolder } from '../../../scripts/lib/temp-folder.mjs';
import { startDriver } from './driver.ts';
import { type InPage, inPage, watchComplaints } from './in-page.ts';
import { injectedSource } from './playwright-parts.ts';
import { openLink, type WindowEvent } from './window-link.ts';

export type Session = Awaited<ReturnType<typeof openSession>>;
export type Settings = { display: string; locale?: string; timezoneId?: string };

/** How WebDriver marks a reference to an element in JSON. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const program = fileURLToPath(new URL('window.py', import.meta.url));
const scriptsWithinMs = 60_000;

const engineOptions = {
  isUnderTest: false,
  sdkLanguage: 'javascript',
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  customEngines: [],
};
const makeInjected = `() => {
  const module = {};
  ${injectedSource()}
  return new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(engineOptions)});
}`;
const firstScript = `(${watchComplaints})();
Object.defineProperty(window, '__tests', { value: (${inPage})(${makeInjected}) });`;

/** A fresh browser with its own process, profile and driver. */
export async function openSession(settings: Settings, onEvent: (event: WindowEvent) => void) {
  const { path: folder, remove } = tempFolder('alecrim-webkit');
  const downloads = join(folder, 'downloads');
  const script = join(folder, 'first-script.js');
  mkdirSync(downloads);
  writeFileSync(script, firstScript);
  const link = await openLink(folder, onEvent);
  const driver = await startDriver(environment(settings, folder));
  const clean = async () => {
    link.close();
    await driver.stop();
    remove();
  };

  const language = settings.locale ?? 'en-US';
  const args = [program, link.path, script, `${language},${language.split('-')[0]}`, downloads];
  const wanted = {
    'webkitgtk:browserOptions': { binary: '/usr/bin/python3', args },
    timeouts: { script: scriptsWithinMs, pageLoad: scriptsWithinMs },
    unhandledPromptBehavior: 'ignore',
  };
  const started = await driver
    .send('POST', '/session', { capabilities: { alwaysMatch: wanted } })
    .catch(async (error) => {
      await clean();
      throw error;
    });
  const root = `/session/${started.sessionId}`;

  let tail: Promise<unknown> = Promise.resolve();
  let current: string = await driver.send('GET', `${root}/window`);
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const result = tail.then(run, run);
    tail = result.catch(() => {});
    return result;
  };
  /** One command at a time, each in its window. */
  const command = (handle: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    inTurn(async () => {
      if (current !== handle) await driver.send('POST', `${root}/window`, { handle });
      current = handle;
      return driver.send(method, `${root}${path}`, body);
    });

  return {
    folder,
    firstWindow: current,
    command,
    addScript: link.addScript,
    windows: (): Promise<string[]> => inTurn(() => driver.send('GET', `${root}/window/handles`)),
    openWindow: async (): Promise<string> =>
      inTurn(async () => (await driver.send('POST', `${root}/window/new`, { type: 'window' })).handle),
    /** Runs a function in the document; `page` is the in-page script. */
    async run<T>(handle: string, body: string, args: unknown[] = []): Promise<T> {
      const text = `const [done, ...args] = [...arguments].reverse();
        (async () => (${body})(window.__tests, ...args.reverse()))()
          .then((value) => done({ value }), (error) => done({ thrown: \`\${error}\\n\${error?.stack ?? ''}\` }));`;
      const answer = await command(handle, 'POST', '/execute/async', { script: text, args });
      if (answer?.thrown !== undefined) throw new Error(answer.thrown);
      return answer.value;
    },
    async close() {
      await inTurn(() => driver.send('DELETE', root)).catch(() => {});
      await clean();
    },
  };
}

/** Calls the in-page script. */
export const ask = <K extends keyof InPage>(name: K) => `(page, ...args) => page.${name}(...args)`;

function environment({ display, timezoneId }: Settings, folder: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: folder,
    TMPDIR: folder,
    DISPLAY: display,
    LANG: 'C.UTF-8',
    LANGUAGE: 'pt_BR:pt',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    // Without a graphics card the emulated one costs twice as much as drawing by the processor.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    ...(timezoneId && { TZ: timezoneId }),
  };
}
