import type { Stored } from '@alecrim/domain';
import { aCardapio } from '@alecrim/domain/testing';
import { expect, test } from 'vitest';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { PlanDates } from './plan-dates.tsx';
import { PlanDocument } from './plan-document.tsx';

test('closing the link does not change the date of the text, in the document and above it', async () => {
  const plan = {
    ...aCardapio(),
    id: 'p1',
    token_publico: 'um-token-publico',
    ativo: false,
    created_date: '2026-03-01T12:00:00.000Z',
    content_date: '2026-03-10T12:00:00.000Z',
    updated_date: '2026-04-20T12:00:00.000Z',
  } as Stored<'Cardapio'>;
  const parts = (
    <>
      <PlanDates plan={plan} />
      <PlanDocument plan={plan} paper={{}} />
    </>
  );
  const server = aFakeServer({ [ME]: [200, anAccount()] });
  const { getByText, queryByText } = await renderApp(parts, { server, isSignedIn: true });
  expect(getByText('Atualizado em 10 de março de 2026')).toBeInTheDocument();
  expect(getByText(/Salvo em 10 de março/)).toBeInTheDocument();
  expect(queryByText(/abril/)).toBeNull();
});
