import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aRecordServer, stored } from '../../testing/record-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const callWorker = vi.hoisted(() => {
  // Files share their modules: one that another file has loaded would call the real worker.
  vi.resetModules();
  return vi.fn();
});
vi.mock('../numeros/worker/worker-client.ts', () => ({ callWorker }));

test('a food has no name until its name is known', async () => {
  let answer = (_names: object) => {};
  callWorker.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { RememberedDecisions } = await import('./remembered-decisions.tsx');
  const decision = { texto: 'pao', escrito: 'pão', gramas: 50, nao_contar: false };
  const server = aRecordServer({
    Alimento: [],
    Leitura: [
      stored('l1', { ...decision, alimento: 'pao-frances' }),
      stored('l2', { ...decision, texto: 'x', escrito: 'xis', alimento: 'apagado' }),
    ],
  });
  await renderApp(<RememberedDecisions />, { server, isSignedIn: true });
  await screen.findByText('pão');
  expect(screen.queryByText(/Outro alimento/)).toBeNull();
  await act(async () => answer({ 'pao-frances': 'Pão francês' }));
  expect(await screen.findByText('Pão francês · 50 g')).toBeInTheDocument();
  expect(screen.getByText('Outro alimento · 50 g')).toBeInTheDocument();
});
