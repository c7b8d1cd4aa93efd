import { WireError } from './connection.ts';
import type { FrameSettings } from './frame.ts';
import { ask } from './session.ts';
import { parseArgument } from './values.ts';
import { poll } from './waiting.ts';

type Judged = { matches: boolean; isMissing: boolean; received?: object };

/** expect(locator): Playwright's own matchers run inside the page until they pass or the time is over. */
export const expectation = (run: FrameSettings['run']) => async (params: any) => {
  const { timeout, isNot, expectedValue, ...rest } = params;
  const options = { ...rest, isNot, expectedValue: expectedValue && parseArgument(expectedValue) };
  let last: Judged | undefined;
  const attempt = async () => {
    last = await run<Judged>(ask('expect'), options);
    return last.matches !== isNot || undefined;
  };
  try {
    await poll(timeout, 'it does not hold', attempt);
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== 'TimeoutError') throw new WireError('Error', message, { customErrorMessage: message });
    throw new WireError('Error', message, {
      timedOut: true,
      received: last?.received,
      customErrorMessage: last?.isMissing ? 'element(s) not found' : undefined,
    });
  }
};
