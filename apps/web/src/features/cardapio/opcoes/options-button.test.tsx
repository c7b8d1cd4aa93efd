import type { Stored } from '@alecrim/domain';
import { aCardapio } from '@alecrim/domain/testing';
import { aNumeros } from '@alecrim/domain/testing/numbers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { PaperChoice } from '../../../data/files.ts';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { OptionsButton } from './options-button.tsx';

const refeicoes = [{ nome: 'Ceia', opcoes: [{ itens: ['1 pera'] }, { itens: ['1 maçã'] }] }];

function Page({ plan }: { plan: Stored<'Cardapio'> }) {
  const [paper, setPaper] = useState<PaperChoice>({});
  return (
    <>
      <OptionsButton plan={plan} paper={paper} onPaper={setPaper} isBelow={false} />
      <output>{JSON.stringify(paper)}</output>
    </>
  );
}

async function theOptions(over: object = {}) {
  const plan = {
    ...aCardapio({ refeicoes: refeicoes as never, receitas: [] }),
    ...{ id: 'c1', version: 1, created_date: '2026-01-01T00:00:00.000Z', updated_date: '2026-01-01' },
    ...{ numeros: aNumeros(), leituras: [], mostrar_numeros: 'kcal', mostrar_faixas: false },
    ...over,
  } as unknown as Stored<'Cardapio'>;
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'PUT /entities/Cardapio/c1': (body) => [200, { ...plan, ...(body as object) }],
    'GET /entities/Cardapio/c1/history': [200, []],
    'POST /functions/enviosDoCardapio': [200, { envios: [] }],
  });
  await renderApp(<Page plan={plan} />, { server, isSignedIn: true });
  await userEvent.click(screen.getByRole('button', { name: 'Opções' }));
  return { server, sheet: await screen.findByRole('dialog', { name: 'Opções do cardápio' }) };
}

test('one place holds the lists, the copies, the document, the link and, last, deleting', async () => {
  const { sheet } = await theOptions();
  const names = within(sheet)
    .getAllByRole('button')
    .concat(within(sheet).getAllByRole('link'))
    .map(({ textContent }) => textContent)
    .filter(Boolean);
  expect(names).toEqual([
    'Lista de compras',
    'Histórico',
    'Salvar como modelo',
    'Duplicar',
    'Duplicar para outro paciente',
    'Gerar novo link',
    'Excluir',
    'Nutrientes do dia',
  ]);
  expect(within(sheet).getByLabelText('Calorias e macros no documento')).toHaveValue('kcal');
});

test('ranges are a choice of the plan, offered where options differ', async () => {
  const { server, sheet } = await theOptions();
  const choice = within(sheet).getByRole('checkbox', { name: 'Faixas' });
  expect(choice).not.toBeChecked();
  await userEvent.click(choice);
  expect(await screen.findByText('O documento mostra faixas')).toBeInTheDocument();
  expect(server.calls).toContain('PUT /entities/Cardapio/c1');
});

test('a plan without numbers on its document offers no ranges, and a private one nothing about its link', async () => {
  const { sheet } = await theOptions({ mostrar_numeros: 'nada', ativo: false });
  expect(within(sheet).queryByRole('checkbox', { name: 'Faixas' })).toBeNull();
  expect(within(sheet).queryByRole('button', { name: 'Gerar novo link' })).toBeNull();
  expect(within(sheet).getByRole('region', { name: 'Opções do link' })).toHaveTextContent(/está privado/);
});

test('less ink is a choice for paper and file, and changes nothing on the server', async () => {
  const { server, sheet } = await theOptions();
  await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Imprimir com menos tinta' }));
  expect(screen.getByText('{"tinta":"pouca"}')).toBeInTheDocument();
  expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});

test('an action takes the place of the options, and the focus returns to their button', async () => {
  const { sheet } = await theOptions();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Histórico' }));
  expect(await screen.findByRole('dialog', { name: 'Histórico de versões' })).toBeInTheDocument();
  expect(await screen.findByText('Primeira versão')).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Opções do cardápio' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Opções' })).toHaveFocus());
});
