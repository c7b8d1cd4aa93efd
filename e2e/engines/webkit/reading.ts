import type { Calls } from './connection.ts';
import type { FrameSettings } from './frame.ts';
import { ask } from './session.ts';
import { pollPage } from './waiting.ts';

/** The questions to a locator, such as its text or its count. */
export function reading(run: FrameSettings['run']): Calls {
  const read = (of: string) => async (params: any) => {
    const { selector, strict, timeout } = params;
    const body = `(page, query, params) => page.withOne(query, (element) => (${of})(element, params, page.injected()))`;
    const value = await pollPage(timeout, selector, () => run<any>(body, { selector, strict }, params));
    return { value: value ?? undefined };
  };
  const state =
    (name: string) =>
    async ({ selector, strict, timeout }: any) => {
      const value = await pollPage(timeout, selector, () =>
        run<any>(ask('state'), { selector, strict }, name),
      );
      return { value };
    };
  const isVisible = async ({ selector, strict }: any) =>
    (await run(ask('visibility'), { selector, strict })) === 'visible';
  return {
    textContent: read('(element) => element.textContent'),
    innerText: read('(element) => element.innerText'),
    innerHTML: read('(element) => element.innerHTML'),
    inputValue: read("(element, _, injected) => injected.retarget(element, 'follow-label').value"),
    getAttribute: read('(element, { name }) => element.getAttribute(name)'),
    isChecked: state('checked'),
    isDisabled: state('disabled'),
    isEnabled: state('enabled'),
    isEditable: state('editable'),
    isVisible: async (params) => ({ value: await isVisible(params) }),
    isHidden: async (params) => ({ value: !(await isVisible(params)) }),
  };
}
