import { onlineManager } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorRegion, noteFailedPage } from './error-region.tsx';

// React reports caught errors on the console; these tests cause them on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('quebrou');
  return <p>de volta</p>;
}

test('a part that fails is replaced by an offer to try again, and the rest of the page works', async () => {
  isBroken = true;
  render(
    <>
      <p>vizinho</p>
      <ErrorRegion>
        <Fragile />
      </ErrorRegion>
    </>,
  );
  expect(screen.getByText('vizinho')).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(screen.getByText('de volta')).toBeInTheDocument();
});

test('a change of address clears the error', () => {
  isBroken = true;
  const at = (resetKey: string) => (
    <ErrorRegion resetKey={resetKey}>
      <Fragile />
    </ErrorRegion>
  );
  const { rerender } = render(at('/a'));
  rerender(at('/a'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  isBroken = false;
  rerender(at('/b'));
  expect(screen.getByText('de volta')).toBeInTheDocument();
});

test('a part that failed offline is loaded by itself, also when its error arrives after the connection is back', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const answers = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(new Response());
  vi.stubGlobal('fetch', answers);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  const Missing = () => {
    throw new Error('Failed to fetch dynamically imported module: /assets/pagina.js');
  };
  render(
    <ErrorRegion>
      <Missing />
    </ErrorRegion>,
  );
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(answers).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test('a part whose script failed while another page was open is loaded again by itself', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  reload.mockClear();
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
  const error = new Error('Failed to fetch dynamically imported module: /assets/perfil.js');
  noteFailedPage(error, 'http://localhost/Perfil');
  const Missing = () => {
    throw error;
  };
  render(
    <ErrorRegion>
      <Missing />
    </ErrorRegion>,
  );
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});
