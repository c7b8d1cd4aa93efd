import { actions } from './actions.ts';
import { type Calls, type Wire, WireError } from './connection.ts';
import { createElement } from './element.ts';
import { expectation } from './expectation.ts';
import type { KeyAction } from './keys.ts';
import type { Pointer } from './pointer.ts';
import { reading } from './reading.ts';
import { notAvailable } from './refusals.ts';
import { createResponse } from './response.ts';
import { ask, elementKey } from './session.ts';
import { parseArgument } from './values.ts';
import { poll } from './waiting.ts';
import type { WindowEvent } from './window-link.ts';

export type FrameSettings = {
  /** Ids of the page and of the context. */
  guid: string;
  context: string;
  send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<any>;
  run: <T>(body: string, ...args: unknown[]) => Promise<T>;
  keys: (actions: KeyAction[]) => Promise<unknown>;
  pointer: Pointer;
  /** For files that a journey gives to a file field. */
  folder: string;
  baseURL?: string;
};

/** The main frame. Frames inside it are not supported. */
export function createFrame(wire: Wire, settings: FrameSettings) {
  const { send, run, baseURL } = settings;
  const guid = `${settings.guid}-frame`;
  let address = 'about:blank';
  // The status of the response that brought the document.
  let status = 0;

  const navigated = (url: string | null, isNew: boolean) => {
    if (url === null || (url === address && !isNew)) return;
    address = url;
    wire.emit(guid, 'navigated', { url, name: '', ...(isNew && { newDocument: {} }) });
  };
  const readAddress = async () => navigated(await send('GET', '/url'), false);
  const loaded = (change: 'add' | 'remove') => {
    for (const state of ['domcontentloaded', 'load']) wire.emit(guid, 'loadstate', { [change]: state });
  };

  const calls: Calls = {
    async goto({ url }) {
      status = 0;
      await send('POST', '/url', { url: new URL(url, baseURL).href });
      await readAddress();
      return status ? { response: createResponse(wire, guid, address, status) } : {};
    },
    title: async () => ({ value: await send('GET', '/title') }),
    content: async () => ({ value: await send('GET', '/source') }),
    async evaluateExpression({ expression, isFunction, arg }) {
      // A text is run as a script without its value: reading the value needs eval, which the pages forbid.
      const body = isFunction
        ? `async (page, arg) => page.serialize(await (${expression})(arg))`
        : `(page) => { ${expression}\n; return page.serialize(undefined); }`;
      return { value: await run(body, parseArgument(arg)) };
    },
    async evalOnSelectorAll({ selector, expression, isFunction, arg }) {
      if (!isFunction) notAvailable('evaluateAll with a text');
      const body = `async (page, query, arg) => page.serialize(await (${expression})(page.find(query), arg))`;
      return { value: await run(body, { selector, strict: false }, parseArgument(arg)) };
    },
    async waitForFunction({ expression, isFunction, arg, timeout }) {
      if (!isFunction) notAvailable('waitForFunction with a text');
      const parsed = parseArgument(arg);
      await poll(timeout, 'the function is still false', async () =>
        (await run(`async (_, arg) => !!(await (${expression})(arg))`, parsed)) ? true : undefined,
      );
      return { handle: wire.create(guid, 'JSHandle', `${guid}-value-${Math.random()}`, { preview: 'true' }) };
    },
    async queryCount({ selector }) {
      return { value: await run('(page, query) => page.find(query).length', { selector, strict: false }) };
    },
    async waitForSelector({ selector, strict, state = 'visible', timeout, omitReturnValue }) {
      const query = { selector, strict };
      await poll(timeout, `${selector} is not ${state}`, async () => {
        const now = await run<string>(ask('visibility'), query);
        const isSo =
          now === state ||
          (state === 'attached' && now !== 'detached') ||
          (state === 'hidden' && now !== 'visible');
        return isSo || undefined;
      });
      if (omitReturnValue || state === 'hidden' || state === 'detached') return {};
      const { value } = await run<any>(ask('element'), query);
      if (!value) throw new WireError('Error', `${selector} is gone again.`);
      return { element: createElement(wire, guid, value[elementKey], run) };
    },
    waitForTimeout: ({ waitTimeout }) => new Promise((done) => setTimeout(done, waitTimeout)),
    expect: expectation(run),
    ...reading(run),
    ...actions(settings),
  };
  wire.create(settings.context, 'Frame', guid, { url: address, name: '', loadStates: [] }, calls);

  return {
    guid,
    readAddress,
    onEvent(event: Extract<WindowEvent, { event: 'address' | 'load' }>) {
      if (event.event === 'address') return navigated(event.url, false);
      if (event.moment === 'started') loaded('remove');
      if (event.moment === 'committed') status = event.status;
      if (event.moment === 'committed') navigated(event.url, true);
      if (event.moment === 'finished') loaded('add');
    },
  };
}
