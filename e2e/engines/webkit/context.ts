import { createArtifact, type Ends } from './artifact.ts';
import type { Wire } from './connection.ts';
import { createPage, type OpenPage } from './page.ts';
import { notAvailable } from './refusals.ts';
import { createRequests } from './requests.ts';
import { openSession } from './session.ts';
import type { WindowEvent } from './window-link.ts';

export type OpenContext = { guid: string; close: () => Promise<void> };

/** Options that the window supports, or that match its own behaviour. */
const kept = [
  'viewport',
  'screen',
  'locale',
  'timezoneId',
  'baseURL',
  'acceptDownloads',
  'testIdAttributeName',
];
const asAnyway: Record<string, unknown> = {
  noDefaultViewport: false,
  ignoreHTTPSErrors: false,
  javaScriptEnabled: true,
  bypassCSP: false,
  offline: false,
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  serviceWorkers: 'allow',
  strictSelectors: false,
};

export async function createContext(
  wire: Wire,
  guid: string,
  display: string,
  options: any,
  onClose: () => void,
): Promise<OpenContext> {
  checkOptions(options);
  const pages: OpenPage[] = [];
  const downloads: Ends = new Map();
  // The session opens one window by itself; it becomes the first page.
  let spare: string | undefined;
  let isClosed = false;
  // An unsupported feature that the journey asked for; its next step fails with this name.
  let refused: string | undefined;

  const session = await openSession({ display, ...options }, (event) => void onEvent(event));
  spare = session.firstWindow;

  const openPage = async (handle: string, opener?: OpenPage) => {
    const check = () => refused && notAvailable(refused);
    const page = await createPage(wire, {
      guid,
      session,
      handle,
      view: pages.length,
      options,
      check,
      refuse,
      opener,
    });
    pages.push(page);
    wire.emit(guid, 'page', { page: { guid: page.guid } });
    if (opener) wire.emit(opener.guid, 'popup', { page: { guid: page.guid } });
    return page;
  };

  async function onEvent(event: WindowEvent) {
    if (isClosed) return;
    if (event.event === 'opened' && event.opener !== null) return popup(event.opener);
    const page = 'view' in event ? pages[event.view] : undefined;
    if (event.event === 'problem' && page) tellProblem(event, page);
    if (event.event === 'download' && page) {
      const artifact = createArtifact(wire, page.guid, event.path, downloads);
      wire.emit(page.guid, 'download', { url: event.url, suggestedFilename: event.name, artifact });
    }
    if (event.event === 'downloaded') downloads.set(event.path, event.failure);
    page?.onEvent(event);
  }

  /** The new window is the one whose handle is not known yet. */
  async function popup(opener: number) {
    const known = pages.map(({ handle }) => handle);
    const handle = (await session.windows()).find((one) => !known.includes(one));
    if (handle) await openPage(handle, pages[opener]);
  }

  function tellProblem(problem: Extract<WindowEvent, { event: 'problem' }>, { guid: page }: OpenPage) {
    if (problem.kind === 'console') {
      const location = { url: problem.url, lineNumber: 0, columnNumber: 0 };
      const { type, text } = problem;
      wire.emit(guid, 'console', {
        type,
        text,
        args: [],
        location,
        timestamp: Date.now(),
        page: { guid: page },
      });
    } else {
      const { name, message, stack, url } = problem;
      const location = { url, line: 0, column: 0 };
      wire.emit(guid, 'pageError', {
        error: { error: { name, message, stack } },
        page: { guid: page },
        location,
      });
    }
  }

  function refuse(what: string) {
    refused ??= what;
  }

  async function close() {
    if (isClosed) return;
    isClosed = true;
    onClose();
    await session.close();
  }

  const tracing = wire.create('browser', 'Tracing', `${guid}-tracing`, {});
  const requestContext = createRequests(wire, `${guid}-requests`, tracing, options.baseURL);
  const initializer = {
    tracing,
    requestContext,
    debugger: wire.create('browser', 'Debugger', `${guid}-debugger`, {}),
    options,
  };
  wire.create('browser', 'BrowserContext', guid, initializer, {
    async newPage() {
      const handle = spare ?? (await session.openWindow());
      spare = undefined;
      return { page: { guid: (await openPage(handle)).guid } };
    },
    updateSubscription({ event }) {
      if (event !== 'console') refuse(`the event ${event}`);
    },
    addInitScript: async ({ source }) => {
      await session.addScript(source, null);
      return { disposable: wire.create(guid, 'Disposable', `${guid}-script-${Math.random()}`, {}) };
    },
    async cookies() {
      return { cookies: await session.command(pages[0]?.handle ?? session.firstWindow, 'GET', '/cookie') };
    },
    clearCookies: () => session.command(pages[0]?.handle ?? session.firstWindow, 'DELETE', '/cookie'),
    async close() {
      await close();
      for (const page of pages) page.closed();
      wire.emit(guid, 'close', {});
      wire.dispose(guid);
    },
  });
  wire.emit('browser', 'context', { context: { guid } });
  return { guid, close };
}

function checkOptions(options: Record<string, unknown>) {
  for (const [name, value] of Object.entries(options)) {
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    if (isEmpty || kept.includes(name) || asAnyway[name] === value) continue;
    notAvailable(`the option ${name}: ${JSON.stringify(value)}`);
  }
}
