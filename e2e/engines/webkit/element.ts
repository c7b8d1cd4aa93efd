import type { Wire } from './connection.ts';
import type { FrameSettings } from './frame.ts';
import { elementKey } from './session.ts';
import { parseArgument } from './values.ts';

/** One element, held by its WebDriver reference, for locator.evaluate() and boundingBox(). */
export function createElement(wire: Wire, frame: string, reference: string, run: FrameSettings['run']) {
  const element = { [elementKey]: reference };
  return wire.create(
    frame,
    'ElementHandle',
    reference,
    { preview: 'an element' },
    {
      async evaluateExpression({ expression, arg }) {
        const body = `async (page, element, arg) => page.serialize(await (${expression})(element, arg))`;
        return { value: await run(body, element, parseArgument(arg)) };
      },
      async boundingBox() {
        const box =
          '(_, element) => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height }; }';
        return { value: await run(box, element) };
      },
      scrollIntoViewIfNeeded: () =>
        run("(_, element) => element.scrollIntoView({ block: 'center' })", element),
      selectText: () => run('(page, element) => void page.injected().selectText(element)', element),
      dispose: () => wire.dispose(reference),
    },
  );
}
