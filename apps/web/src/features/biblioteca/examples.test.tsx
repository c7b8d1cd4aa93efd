import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aRecordServer } from '../../testing/record-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ExamplesCard } from './examples.tsx';

test('the examples are loaded, removed together after a question that counts them, and brought back', async () => {
  const removal = { removidos: 60, removidos_em: '2026-11-15T12:00:00.000Z' };
  const restored: unknown[] = [];
  const server = aRecordServer(
    {},
    {
      'POST /functions/carregarExemplos': [200, { criados: 62 }],
      'POST /functions/contarExemplos': [200, { removiveis: 60, mantidos: 2 }],
      'POST /functions/removerExemplos': [200, removal],
      'POST /functions/restaurarExemplos': (body) => {
        restored.push(body);
        return [200, {}];
      },
    },
  );
  await renderApp(<ExamplesCard />, { server, isSignedIn: true });
  await userEvent.click(screen.getByRole('button', { name: 'Carregar exemplos' }));
  expect(await screen.findByText('62 exemplos carregados')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remover exemplos' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remover 60 exemplos?' });
  expect(question).toHaveTextContent('2 ficam, porque você os alterou ou usa.');
  await userEvent.click(within(question).getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('60 exemplos removidos')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Exemplos restaurados')).toBeInTheDocument();
  expect(restored).toEqual([{ removidos_em: removal.removidos_em }]);
});
