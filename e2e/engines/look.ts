import type { Point } from './driver.ts';

/** A visible element: by its role and name, by a text of its own, or by a selector. */
export type Target = {
  role?: keyof typeof roles;
  /** The whole accessible name. */
  name?: string;
  /** A part of the text; the innermost element that holds it is meant. */
  text?: string;
  css?: string;
  /** Which of several, from 0. */
  nth?: number;
  within?: Target;
};
export type Wish = { scroll?: 'nearest' | 'center'; focus?: boolean; write?: string };
export type Facts = {
  count: number;
  text: string;
  value: string;
  isFocused: boolean;
  /** Whether a control can be used. */
  isEnabled: boolean;
  /** Whether another element would get a click at `point`. */
  isCovered: boolean;
  point: Point;
  box: Point & { width: number; height: number };
};

export const roles = {
  alertdialog: '[role=alertdialog]',
  button: 'button',
  dialog: '[role=dialog]',
  field: 'input, textarea, select, [contenteditable]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  navigation: 'nav',
  region: 'section',
  status: '[role=status]',
};

/** Acts on the first visible match as `wish` says, and returns its facts. It runs in the page, in every engine. */
export async function look({
  target,
  wish,
  selectors,
}: {
  target: Target;
  wish: Wish;
  selectors: typeof roles;
}) {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isShown = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    [...one.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
  const nameOf = (one: Element) => {
    const labels = (one.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const own = [...((one as HTMLInputElement).labels ?? [])];
    const named = [...labels, ...own].map((label) => clean(label?.textContent)).filter(Boolean);
    return one.getAttribute('aria-label') ?? (named.join(' ') || clean(one.textContent));
  };
  const matches = ({ role, name, text, css, nth, within }: Target): Element[] => {
    const scopes = within ? matches(within).slice(0, 1) : [document.documentElement];
    const holds = (one: Element) => text === undefined || clean(one.textContent).includes(text);
    const found = scopes
      .flatMap((scope) => [...scope.querySelectorAll(css ?? (role ? selectors[role] : 'body *'))])
      .filter((one) => isShown(one) && holds(one) && (name === undefined || nameOf(one) === name));
    const meant = text && !css && !role ? found.filter((one) => ![...one.children].some(holds)) : found;
    return nth === undefined ? meant : meant.slice(nth, nth + 1);
  };

  const all = matches(target);
  const [element] = all as HTMLInputElement[];
  if (!element) return undefined;
  if (wish.scroll) {
    element.scrollIntoView({ block: wish.scroll, inline: 'nearest', behavior: 'instant' });
    // Until it is drawn, an engine may give a click to what was there before.
    for (const _ of ['old', 'new']) await new Promise(requestAnimationFrame);
  }
  if (wish.focus) element.focus();
  if (wish.write !== undefined) {
    element.focus();
    element.select();
    // As a person's typing: the page hears of it, and can undo it.
    document.execCommand(wish.write ? 'insertText' : 'delete', false, wish.write);
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  const part = [...element.getClientRects()].find((one) => one.width > 0) ?? element.getBoundingClientRect();
  const point = { x: Math.floor(part.x + part.width / 2), y: Math.floor(part.y + part.height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return {
    count: all.length,
    text: clean(element.textContent),
    value: element.value ?? '',
    isFocused: document.activeElement === element,
    isEnabled: !element.disabled,
    isCovered: !element.contains(hit),
    point,
    box: { x, y, width, height },
  };
}
