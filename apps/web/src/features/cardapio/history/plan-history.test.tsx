import type { Stored } from '@alecrim/domain';
import { aCardapio } from '@alecrim/domain/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME, type Replies, refused } from '../../../testing/fake-server.ts';
import { stored } from '../../../testing/record-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { PlanHistory } from './plan-history.tsx';

afterEach(() => onlineManager.setOnline(true));

const at = (version: number) => `2026-03-10T12:${String(version).padStart(2, '0')}:00.000Z`;
const titled = (version: number) => aCardapio({ titulo: `Plano ${version}` });

/** The history of a plan with this many earlier versions, of which one cannot be read. */
async function open(count: number, failing?: number) {
  const numbers = Array.from({ length: count }, (_, place) => count - place);
  const past = numbers.map((version) => ({ version, saved_date: at(version), author: null }));
  const versions: Replies = Object.fromEntries(
    numbers.map((version) => [
      `GET /entities/Cardapio/c1/history/${version}`,
      version === failing ? refused(403) : [200, titled(version)],
    ]),
  );
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'GET /entities/Cardapio/c1/history': [200, past],
    'POST /functions/enviosDoCardapio': [200, { envios: [] }],
    ...versions,
  });
  const plan = stored('c1', {
    ...titled(count + 1),
    updated_date: at(count + 1),
  }) as unknown as Stored<'Cardapio'>;
  const opener = createRef<HTMLElement>();
  await renderApp(<PlanHistory plan={plan} onClose={() => {}} opener={opener} />, {
    server,
    isSignedIn: true,
  });
  expect(await version(count)).toBeInTheDocument();
  return server;
}

const change = (to: number) => `Informações básicas: Título: “Plano ${to - 1}” virou “Plano ${to}”.`;
/** The line of the save that made this version. */
const version = (number: number) => screen.findByRole('button', { name: new RegExp(change(number)) });
const earlier = () => screen.getByRole('button', { name: 'Mostrar anteriores' });

test('earlier versions are added below those that are read, which stay open', async () => {
  const server = await open(25);
  await userEvent.click(await version(24));
  let answer = () => {};
  server.now({
    'GET /entities/Cardapio/c1/history/12': () =>
      new Promise((resolve) => {
        answer = () => resolve([200, titled(12)]);
      }),
  });
  await userEvent.click(earlier());
  expect(await version(24)).toHaveAttribute('aria-expanded', 'true');
  expect(earlier()).toHaveFocus();
  expect(earlier()).toHaveAttribute('aria-disabled', 'true');
  await act(async () => answer());
  expect(await version(13)).toBeInTheDocument();
  expect(await version(24)).toHaveAttribute('aria-expanded', 'true');
  expect(earlier()).toHaveFocus();
});

test('when the last versions are there, the first of them has the focus', async () => {
  await open(12);
  await userEvent.click(earlier());
  await waitFor(async () => expect(await version(3)).toHaveFocus());
  expect(screen.getByRole('button', { name: /Primeira versão/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mostrar anteriores' })).not.toBeInTheDocument();
});

test('a failure stands beside the button, which tries again', async () => {
  const server = await open(12, 1);
  await userEvent.click(earlier());
  expect(await screen.findByText('recusado')).toBeInTheDocument();
  expect(await version(12)).toBeInTheDocument();
  server.now({ 'GET /entities/Cardapio/c1/history/1': [200, titled(1)] });
  await userEvent.click(earlier());
  expect(await screen.findByRole('button', { name: /Primeira versão/ })).toBeInTheDocument();
  expect(screen.queryByText('recusado')).not.toBeInTheDocument();
});

test('without a connection the versions that were read stay, and the others come with it', async () => {
  await open(12);
  act(() => onlineManager.setOnline(false));
  await userEvent.click(earlier());
  expect(await screen.findByText(/quando a conexão voltar/)).toBeInTheDocument();
  expect(await version(12)).toBeInTheDocument();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByRole('button', { name: /Primeira versão/ })).toBeInTheDocument();
});
