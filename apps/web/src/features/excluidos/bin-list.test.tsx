import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { BinList } from './bin-list.tsx';

const binned = (tipo: string, id: string, titulo: string) => ({
  tipo,
  id,
  titulo,
  excluido_em: '2026-03-10T12:00:00.000Z',
  apagado_em: '2026-04-09T12:00:00.000Z',
});
const all = [
  binned('Paciente', 'p1', 'Rui'),
  binned('Cardapio', 'c1', 'Plano'),
  binned('Paciente', 'p2', 'Ana'),
  binned('Paciente', 'p3', 'Bia'),
];

test('several deleted records of different kinds are selected by Shift and restored together', async () => {
  let itens = all;
  const asked: { tipo: string; ids: string[] }[] = [];
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'POST /functions/listarExcluidos': () => [200, { itens, tem_mais: false }],
    'POST /functions/restaurarVarios': (body) => {
      const { tipo, ids } = body as { tipo: string; ids: string[] };
      asked.push({ tipo, ids });
      itens = itens.filter(({ id }) => !ids.includes(id));
      return [200, { restaurados: ids.length }];
    },
  });
  await renderApp(<BinList search="" kind={undefined} nothingFound={null} />, { server, isSignedIn: true });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Selecionar' }));
  expect(screen.getByRole('button', { name: 'Restaurar' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Rui' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Ana' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 registros selecionados')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restaurar' }));
  expect(await screen.findByText('3 registros restaurados')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Rui')).toBeNull());
  expect(screen.getByText('Bia')).toBeVisible();
  expect(asked).toEqual([
    { tipo: 'Paciente', ids: ['p1', 'p2'] },
    { tipo: 'Cardapio', ids: ['c1'] },
  ]);
});

function SearchedBin() {
  const [search, setSearch] = useState('');
  return (
    <>
      <input aria-label="Buscar" value={search} onChange={(event) => setSearch(event.target.value)} />
      <BinList search={search} kind={undefined} nothingFound="Nada" />
    </>
  );
}

test('all selected records are restored, also those that a search hides', async () => {
  const asked: string[][] = [];
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'POST /functions/listarExcluidos': (body) => {
      const { busca } = body as { busca: string };
      return [200, { itens: all.filter(({ titulo }) => titulo.includes(busca)), tem_mais: false }];
    },
    'POST /functions/restaurarVarios': (body) => {
      const { ids } = body as { ids: string[] };
      asked.push(ids);
      return [200, { restaurados: ids.length }];
    },
  });
  await renderApp(<SearchedBin />, { server, isSignedIn: true });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Selecionar' }));
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Rui' }));
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Plano' }));
  await user.type(screen.getByLabelText('Buscar'), 'Ana');
  await waitFor(() => expect(screen.queryByText('Rui')).toBeNull());
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar Ana' }));
  expect(screen.getByText('3 registros selecionados')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restaurar' }));
  expect(await screen.findByText('3 registros restaurados')).toBeVisible();
  expect(asked).toEqual([['p1', 'p2'], ['c1']]);
});
