import type { Calls, Wire } from './connection.ts';
import { createFrame } from './frame.ts';
import { chord, keyDown, keyUp, typing } from './keys.ts';
import { createPointer } from './pointer.ts';
import { ask, type Session } from './session.ts';
import type { WindowEvent } from './window-link.ts';

export type OpenPage = Awaited<ReturnType<typeof createPage>>;
export type Size = { width: number; height: number };
export type PageSettings = {
  /** Of the context. */
  guid: string;
  session: Session;
  handle: string;
  view: number;
  options: { baseURL?: string; viewport?: Size };
  /** Throws if the journey asked for something that the driver lacks. */
  check: () => void;
  refuse: (what: string) => void;
  opener?: { guid: string };
};

export async function createPage(wire: Wire, settings: PageSettings) {
  const { guid: context, session, handle, view, options, check, refuse, opener } = settings;
  const guid = `${context}-page-${view}`;
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    check();
    return session.command(handle, method, path, body);
  };
  const run = <T>(body: string, ...args: unknown[]) => {
    check();
    return session.run<T>(handle, body, args);
  };
  const pointer = createPointer(send);
  const keys = (actions: object[]) =>
    send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  const frame = createFrame(wire, {
    guid,
    context,
    send,
    run,
    keys,
    pointer,
    folder: session.folder,
    baseURL: options.baseURL,
  });
  let scripts = 0;
  let isClosed = false;

  async function resize({ width, height }: Size) {
    await send('POST', '/window/rect', { x: 0, y: 0, width, height });
    await run(
      '(_, w, h) => new Promise((done) => { const fits = () => innerWidth === w && innerHeight === h ? done() : requestAnimationFrame(fits); fits(); })',
      width,
      height,
    );
  }
  async function move(path: string) {
    await send('POST', path);
    await frame.readAddress();
    return {};
  }
  function closed() {
    if (isClosed) return;
    isClosed = true;
    wire.emit(guid, 'close', {});
  }

  const calls: Calls = {
    reload: () => move('/refresh'),
    goBack: () => move('/back'),
    goForward: () => move('/forward'),
    bringToFront: () => send('GET', '/url'),
    screenshot: async () => ({ binary: await send('GET', '/screenshot') }),
    async setViewportSize({ viewportSize }) {
      await resize(viewportSize);
      wire.emit(guid, 'viewportSizeChanged', { viewportSize });
    },
    async addInitScript({ source }) {
      await session.addScript(source, view);
      scripts += 1;
      return { disposable: wire.create(guid, 'Disposable', `${guid}-script-${scripts}`, {}) };
    },
    async close() {
      await send('DELETE', '/window');
      closed();
    },
    updateSubscription({ event, enabled }) {
      if (enabled && event !== 'console') refuse(`page.on('${event}')`);
    },
    keyboardDown: ({ key }) => keys([keyDown(key)]),
    keyboardUp: ({ key }) => keys([keyUp(key)]),
    keyboardPress: ({ key }) => keys(chord(key)),
    keyboardType: ({ text }) => keys(typing(text)),
    keyboardInsertText: ({ text }) => run(ask('insertText'), text),
    mouseMove: ({ x, y, steps }) => pointer.move({ x, y }, steps),
    mouseDown: ({ button }) => pointer.down(button),
    mouseUp: ({ button }) => pointer.up(button),
    mouseClick: ({ x, y, ...how }) => pointer.click({ x, y }, how),
  };
  if (options.viewport) await resize(options.viewport);
  const initializer = {
    mainFrame: { guid: frame.guid },
    viewportSize: options.viewport,
    isClosed: false,
    opener: opener && { guid: opener.guid },
  };
  wire.create(context, 'Page', guid, initializer, calls);

  return {
    guid,
    handle,
    closed,
    onEvent(event: WindowEvent) {
      if (event.event === 'closed') closed();
      if (event.event === 'crash') wire.emit(guid, 'crash', {});
      if (event.event === 'address' || event.event === 'load') frame.onEvent(event);
    },
  };
}
