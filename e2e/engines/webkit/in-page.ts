/** The functions of Playwright's injected script that are used here. */
export type Injected = {
  parseSelector: (selector: string) => object;
  querySelectorAll: (selector: object, root: Node) => Element[];
  strictModeViolationError: (selector: object, matches: Element[]) => Error;
  checkElementStates: (
    element: Element,
    states: string[],
  ) => Promise<{ missingState: string } | string | undefined>;
  elementState: (element: Element, state: string) => { matches: boolean };
  expectHitTarget: (point: Point, element: Element) => 'done' | { hitTargetDescription: string };
  expect: (element: Element | undefined, options: object, elements: Element[]) => Promise<Expected>;
  retarget: (element: Element, behaviour: 'follow-label') => Element | null;
  fill: (element: Element, value: string) => 'done' | 'needsinput' | 'error:notconnected';
  selectOptions: (
    element: Element,
    options: object[],
  ) => string[] | 'error:notconnected' | 'error:optionsnotfound';
  selectText: (element: Element) => void;
  focusNode: (element: Element, resetSelection?: boolean) => void;
  blurNode: (element: Element) => void;
  dispatchEvent: (element: Element, type: string, init: object) => void;
};
export type Point = { x: number; y: number };
type Expected = {
  matches: boolean;
  missingReceived?: boolean;
  received?: { value?: unknown; ariaSnapshot?: string };
};
export type InPage = ReturnType<typeof inPage>;
export type Query = { selector: string; strict?: boolean; states?: string[] };
export type Press = { force?: boolean; position?: Point };

/**
 * The script of the tests inside a document. It is sent as text, so it uses nothing from outside. A function that must
 * wait answers `wait` with the reason, and the driver calls it again.
 */
export function inPage(makeInjected: () => Injected) {
  let made: Injected | undefined;
  const injected = () => {
    made ??= makeInjected();
    return made;
  };

  /** As Playwright writes a value on its wire. */
  function serialize(value: unknown, depth = 0): object {
    if (depth > 50) throw new Error('The value is too deep, or a circle.');
    if (value === null) return { v: 'null' };
    if (typeof value === 'boolean') return { b: value };
    if (typeof value === 'string') return { s: value };
    if (typeof value === 'number') {
      return Number.isFinite(value) && !Object.is(value, -0)
        ? { n: value }
        : { v: Object.is(value, -0) ? '-0' : `${value}` };
    }
    if (typeof value !== 'object') return { v: 'undefined' };
    if (value instanceof Node || value === window) return { s: 'ref: <Node>' };
    if (value instanceof Date) return { d: value.toJSON() };
    if (value instanceof Error) return { e: { m: value.message, n: value.name, s: value.stack ?? '' } };
    if (Array.isArray(value)) return { a: value.map((item) => serialize(item, depth + 1)) };
    const plain = 'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value;
    return { o: Object.entries(plain).map(([k, v]) => ({ k, v: serialize(v, depth + 1) })) };
  }

  function find({ selector, strict = true }: Query) {
    const parsed = injected().parseSelector(selector);
    const elements = injected().querySelectorAll(parsed, document);
    if (strict && elements.length > 1) throw injected().strictModeViolationError(parsed, elements);
    return elements;
  }

  async function withOne<T>(query: Query, act: (element: Element) => T | Promise<T>) {
    const element = find(query)[0];
    if (!element) return { wait: 'not there' };
    const states = query.states?.length
      ? await injected().checkElementStates(element, query.states)
      : undefined;
    if (states) return { wait: typeof states === 'string' ? states : `not ${states.missingState}` };
    return { value: await act(element) };
  }

  return {
    serialize,
    find,
    withOne,
    injected,

    element: (query: Query) => withOne(query, (element) => element),

    visibility(query: Query) {
      const element = find(query)[0];
      if (!element) return 'detached';
      return injected().elementState(element, 'visible').matches ? 'visible' : 'hidden';
    },

    state: (query: Query, state: string) =>
      withOne(query, (element) => injected().elementState(element, state).matches),

    /** The point where the element can be pressed: in view, not moving, not covered. */
    async point(query: Query, { force, position }: Press, attempt: number) {
      const found = await withOne(query, (element) => element);
      if (!('value' in found) || !found.value) return found;
      const element = found.value;
      // A fixed bar at the window's edge may cover the first point.
      const block = (['nearest', 'center', 'end', 'start'] as const)[attempt % 4];
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const part = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0) ?? box;
      const [left, right] = [Math.max(0, part.left), Math.min(innerWidth, part.right)];
      const [top, bottom] = [Math.max(0, part.top), Math.min(innerHeight, part.bottom)];
      const at = position
        ? { x: box.left + position.x, y: box.top + position.y }
        : { x: (left + right) / 2, y: (top + bottom) / 2 };
      if (!force) {
        const hit = injected().expectHitTarget(at, element);
        if (hit !== 'done') return { wait: `covered by ${hit.hitTargetDescription}` };
      }
      return { value: at };
    },

    fill: (query: Query, text: string) =>
      withOne(query, (element) => {
        const field = injected().retarget(element, 'follow-label');
        const hasPicker = /^(color|date|time|range|month|week|datetime-local)$/;
        if (field instanceof HTMLInputElement && hasPicker.test(field.type)) {
          field.focus();
          // React keeps its own `value` on the element; the prototype's is the browser's.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text.trim());
          for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
          return;
        }
        if (injected().fill(element, text) === 'needsinput') {
          document.execCommand(text ? 'insertText' : 'delete', false, text);
        }
      }),

    insertText: (text: string) => void document.execCommand('insertText', false, text),

    select: (query: Query, options: object[]) =>
      withOne(query, (element) => injected().selectOptions(element, options)),

    async expect(options: { selector?: string; expression: string }) {
      const isList = options.expression === 'to.have.count' || options.expression.endsWith('.array');
      const elements = options.selector ? find({ selector: options.selector, strict: !isList }) : [];
      const { matches, missingReceived, received } = await injected().expect(elements[0], options, elements);
      return {
        matches,
        isMissing: missingReceived === true,
        received: received && { value: serialize(received.value), ariaSnapshot: received.ariaSnapshot },
      };
    },
  };
}

/** Reports the errors of the page to window.py. It is sent as text, too. */
export function watchComplaints() {
  const { messageHandlers } = (window as any).webkit;
  const tell = (problem: object) =>
    messageHandlers.tests.postMessage(JSON.stringify({ url: location.href, ...problem }));
  const thrown = (error: unknown, text: string) => {
    const { name, message, stack } =
      error instanceof Error ? error : { name: 'Error', message: text, stack: '' };
    tell({ kind: 'thrown', name, message, stack: `${name}: ${message}\n${stack}` });
  };
  addEventListener('error', ({ error, message }) => thrown(error, message));
  addEventListener('unhandledrejection', ({ reason }) => thrown(reason, String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const text = `Refused by the Content Security Policy: ${effectiveDirective} ${blockedURI}`;
    tell({ kind: 'console', type: 'error', text });
  });
  for (const type of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const original = console[type];
    console[type] = (...told: unknown[]) => {
      tell({ kind: 'console', type: type === 'warn' ? 'warning' : type, text: told.map(String).join(' ') });
      original.apply(console, told);
    };
  }
}
