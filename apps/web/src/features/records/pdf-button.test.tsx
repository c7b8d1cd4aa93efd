import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ClientProvider } from '../../data/context.ts';
import type { LoadPdf } from '../../data/files.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { PdfButton } from './pdf-button.tsx';

type PdfFile = Awaited<ReturnType<LoadPdf>>;

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

function aButton(load: () => Promise<PdfFile>) {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:arquivo';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientProvider value={{ pdf: {} } as never}>
        <ToastProvider>
          <PdfButton load={load} />
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return saved;
}

const button = () => screen.getByRole('button', { name: /Baixar PDF/ });

test('a press saves the file with its name, once', async () => {
  let finish = (_file: PdfFile) => {};
  const load = vi.fn(() => new Promise<PdfFile>((resolve) => (finish = resolve)));
  const saved = aButton(load);
  await userEvent.click(button());
  await userEvent.click(button());
  expect(load).toHaveBeenCalledTimes(1);
  finish({ blob: new Blob(['%PDF']), name: 'Lista de compras - Beatriz - 2026-11-17.pdf' });
  await waitFor(() => expect(saved).toEqual(['Lista de compras - Beatriz - 2026-11-17.pdf']));
});

test('a failure is told and can be tried again', async () => {
  const load = vi
    .fn<() => Promise<PdfFile>>()
    .mockRejectedValueOnce(new Error('falha'))
    .mockResolvedValue({ blob: new Blob(), name: 'Evolução.pdf' });
  const saved = aButton(load);
  await userEvent.click(button());
  await screen.findByText('Não foi possível baixar o PDF');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(saved).toEqual(['Evolução.pdf']));
});

test('without a connection it cannot be pressed', () => {
  onlineManager.setOnline(false);
  aButton(vi.fn());
  expect(button()).toBeDisabled();
});
