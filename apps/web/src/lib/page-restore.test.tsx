import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
beforeEach(() => {
  vi.resetModules();
  reload.mockReset();
  vi.stubGlobal('location', { ...location, reload });
  return () => vi.unstubAllGlobals();
});

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

async function aFailure() {
  const { useReloadFailedPage, useReloadOnRestore, trackPageRestore } = await import('./page-restore.ts');
  const Waiting = () => {
    useReloadOnRestore();
    return null;
  };
  const Failure = () => {
    useReloadFailedPage();
    return null;
  };
  return { trackPageRestore, fail: () => render(<Failure />), wait: () => render(<Waiting />) };
}

test('a failed page that the browser restores is reloaded', async () => {
  const { fail } = await aFailure();
  fail();
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a restored page whose failure is reported later is reloaded too', async () => {
  const { fail, trackPageRestore } = await aFailure();
  const stop = trackPageRestore();
  show(true);
  fail();
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

test('a failed page that was never left is not reloaded', async () => {
  const { fail } = await aFailure();
  fail();
  expect(reload).not.toHaveBeenCalled();
});

test('a restored page that still waits for a script is reloaded', async () => {
  const { wait, trackPageRestore } = await aFailure();
  const stop = trackPageRestore();
  const waiting = wait();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
  waiting.unmount();
  wait();
  expect(reload).toHaveBeenCalledOnce();
  stop();
});
