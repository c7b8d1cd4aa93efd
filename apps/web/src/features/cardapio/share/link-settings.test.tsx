import type { Stored } from '@alecrim/domain';
import { aCardapio } from '@alecrim/domain/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { aFakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { LinkSettings } from './link-settings.tsx';

const plan = { ...aCardapio(), id: 'c1', version: 1, link_expira_em: null } as unknown as Stored<'Cardapio'>;

function Page() {
  const { data } = useQuery(recordQuery(useClient(), 'Cardapio', 'c1'));
  return data && <LinkSettings plan={data} />;
}

test('the date of the link keeps the focus after Enter has saved it', async () => {
  let saved = plan;
  const server = aFakeServer({
    'GET /entities/Cardapio/c1': () => [200, saved],
    'PUT /entities/Cardapio/c1': (body) => {
      saved = { ...saved, ...(body as object), version: saved.version + 1 };
      return [200, saved];
    },
  });
  await renderApp(<Page />, { server });
  const field = await screen.findByLabelText('Validade do link');
  await userEvent.type(field, '31/12/2098{Enter}');
  expect(await screen.findByText(/O link funciona até/)).toBeInTheDocument();
  await waitFor(() => expect(saved.link_expira_em).not.toBeNull());
  expect(screen.getByLabelText('Validade do link')).toHaveFocus();
});

test('a second date that is chosen while the first one is saved is saved too', async () => {
  let saved = plan;
  const answers: (() => void)[] = [];
  const server = aFakeServer({
    'GET /entities/Cardapio/c1': () => [200, saved],
    'PUT /entities/Cardapio/c1': async (body) => {
      await new Promise<void>((answer) => answers.push(answer));
      saved = { ...saved, ...(body as object), version: saved.version + 1 };
      return [200, saved];
    },
  });
  await renderApp(<Page />, { server });
  const field = await screen.findByLabelText('Validade do link');
  await userEvent.type(field, '31/12/2098{Enter}');
  await userEvent.clear(field);
  await userEvent.type(field, '30/11/2098{Enter}{Enter}');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.();
  await waitFor(() => expect(saved.link_expira_em).toMatch(/^(2098-12-31|2099-01-01)/));
  expect(field).toHaveValue('30/11/2098');
  answers[1]?.();
  await waitFor(() => expect(saved.link_expira_em).toMatch(/^2098-1[12]-/));
  expect(await screen.findByText('O link funciona até 30 de novembro de 2098')).toBeInTheDocument();
  expect(field).toHaveValue('30/11/2098');
});
