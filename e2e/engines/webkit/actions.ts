import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Calls } from './connection.ts';
import type { FrameSettings } from './frame.ts';
import type { Point } from './in-page.ts';
import { chord, typing } from './keys.ts';
import { notAvailable } from './refusals.ts';
import { ask, elementKey } from './session.ts';
import { parseArgument } from './values.ts';
import { pollPage } from './waiting.ts';

/** The actions of a locator: wait until the element is ready, then act as a person would. */
export function actions({ run, send, keys, pointer, folder }: FrameSettings): Calls {
  /** Waits until the element has the states, then runs a function of the in-page script with it. */
  const act = ({ selector, strict, timeout }: any, states: string[], body: string, ...args: unknown[]) =>
    pollPage<any>(timeout, selector, () => run(body, { selector, strict, states }, ...args));

  const pointAt = ({ selector, strict, timeout, force, position }: any, states: string[]) =>
    pollPage<Point>(timeout, selector, (attempt) =>
      run(ask('point'), { selector, strict, states: force ? [] : states }, { force, position }, attempt),
    );
  const click = async (params: any) => {
    const at = await pointAt(params, ['visible', 'enabled', 'stable']);
    await pointer.click(at, params);
  };
  const setChecked = (wanted: boolean) => async (params: any) => {
    const isSo = () => act(params, [], ask('state'), wanted ? 'checked' : 'unchecked');
    if (await isSo()) return;
    await click(params);
    await pollPage(params.timeout, params.selector, async () =>
      (await isSo()) ? { value: true } : { wait: 'the click did not change it' },
    );
  };
  const focus = (params: any) =>
    act(
      params,
      [],
      '(page, query) => page.withOne(query, (element) => void page.injected().focusNode(element, true))',
    );

  return {
    click,
    dblclick: (params) => click({ ...params, clickCount: 2 }),
    check: setChecked(true),
    uncheck: setChecked(false),
    async hover(params) {
      await pointer.move(await pointAt(params, ['visible', 'stable']));
    },
    async dragAndDrop({ source, target, ...params }) {
      const states = ['visible', 'stable'];
      const from = await pointAt({ ...params, selector: source }, states);
      await pointer.move(from);
      await pointer.down();
      await pointer.move(await pointAt({ ...params, selector: target }, states), 8);
      await pointer.up();
    },
    fill: (params) => act(params, ['visible', 'enabled', 'editable'], ask('fill'), params.value),
    async selectOption(params) {
      if (params.elements) notAvailable('selectOption with elements');
      return { values: await act(params, ['visible', 'enabled'], ask('select'), params.options ?? []) };
    },
    focus,
    blur: (params) =>
      act(
        params,
        [],
        '(page, query) => page.withOne(query, (element) => void page.injected().blurNode(element))',
      ),
    async press(params) {
      await focus(params);
      await keys(chord(params.key));
    },
    async type(params) {
      await focus(params);
      await keys(typing(params.text));
    },
    dispatchEvent(params) {
      const body = `(page, query, type, init) =>
        page.withOne(query, (element) => void page.injected().dispatchEvent(element, type, init))`;
      return act(params, [], body, params.type, parseArgument(params.eventInit));
    },
    async setInputFiles(params) {
      if (!params.payloads) notAvailable('setInputFiles with paths');
      const upload = mkdtempSync(join(folder, 'files-'));
      const paths = params.payloads.map(({ name, buffer }: { name: string; buffer: string }) => {
        const path = join(upload, name);
        writeFileSync(path, Buffer.from(buffer, 'base64'));
        return path;
      });
      const element = await act(params, [], ask('element'));
      await send('POST', `/element/${element[elementKey]}/value`, { text: paths.join('\n') });
    },
  };
}
