// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { offerFile } from './plan-file.ts';

afterEach(() => vi.unstubAllGlobals());

async function pressWith(status: number) {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  vi.stubGlobal('fetch', async () => ({ status, ok: false }));
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  reload.mockClear();
  document.body.innerHTML = '<a id="baixar-pdf" href="/VerCardapio/plano.pdf?token=abc">Baixar PDF</a>';
  offerFile();
  const link = document.getElementById('baixar-pdf');
  link?.click();
  await vi.waitFor(() => expect(link?.textContent).not.toBe('Preparando o PDF…'));
  return { words: link?.textContent, reloads: reload.mock.calls.length };
}

test.each([403, 404, 410])(
  'with %i the page is loaded again, which says that the link was closed',
  async (status) => {
    expect(await pressWith(status)).toEqual({ words: 'Baixar PDF', reloads: 1 });
  },
);

test('when the server fails, the reader may try again', async () => {
  expect(await pressWith(503)).toEqual({ words: 'PDF: tente de novo', reloads: 0 });
});
