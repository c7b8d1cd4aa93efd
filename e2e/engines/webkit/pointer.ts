import type { Point } from './in-page.ts';
import { type KeyAction, keyDown, keyUp } from './keys.ts';

type Send = (method: 'POST', path: string, body: object) => Promise<unknown>;
type Button = 'left' | 'middle' | 'right';
export type Click = { button?: Button; clickCount?: number; modifiers?: string[] };
export type Pointer = ReturnType<typeof createPointer>;

const numbers = { left: 0, middle: 1, right: 2 };

/** The mouse, moved by WebDriver. This driver has no touch. */
export function createPointer(send: Send) {
  let at = { x: 0, y: 0 };
  const perform = (actions: object[]) =>
    send('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  const keys = (actions: KeyAction[]) =>
    actions.length > 0 && send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  const moveTo = ({ x, y }: Point) => ({
    type: 'pointerMove',
    duration: 0,
    x: Math.floor(x),
    y: Math.floor(y),
  });
  const press = (button: Button = 'left') => ({ type: 'pointerDown', button: numbers[button] });
  const release = (button: Button = 'left') => ({ type: 'pointerUp', button: numbers[button] });

  return {
    async move(to: Point, steps = 1) {
      const from = at;
      const part = (step: number) => ({
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      });
      await perform(Array.from({ length: steps }, (_, step) => moveTo(part(step + 1))));
      at = to;
    },
    down: (button?: Button) => perform([press(button)]),
    up: (button?: Button) => perform([release(button)]),
    async click(to: Point, { button, clickCount = 1, modifiers = [] }: Click = {}) {
      const clicks = Array.from({ length: clickCount }, () => [press(button), release(button)]).flat();
      await keys(modifiers.map(keyDown));
      await perform([moveTo(to), ...clicks]);
      await keys(modifiers.map(keyUp));
      at = to;
    },
  };
}
