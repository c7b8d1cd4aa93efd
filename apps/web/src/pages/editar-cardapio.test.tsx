import { aCardapio } from '@alecrim/domain/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { aRecordServer, stored } from '../testing/record-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { CriarCardapio } from './criar-cardapio.tsx';
import { EditarCardapio } from './editar-cardapio.tsx';

const Address = () => <output aria-label="Endereço">{useLocation().pathname + useLocation().search}</output>;
const address = () => screen.getByLabelText('Endereço').textContent;

const plan = stored('c1', {
  ...aCardapio({ titulo: 'Plano de março', receitas: [], orientacoes: [] }),
  paciente_id: 'p1',
  paciente_nome: 'Marina Alves',
  token_publico: 'um-token',
  ativo: false,
  avisos_aceitos: [],
});
const marina = stored('p1', { nome: 'Marina Alves', restricoes: [] });

beforeEach(() => sessionStorage.clear());

async function open(at: string) {
  const server = aRecordServer(
    { Cardapio: [structuredClone(plan)], Paciente: [marina] },
    { 'GET /entities/Cardapio': [200, []] },
  );
  await renderApp(
    <>
      <Address />
      <Routes>
        <Route path="/CriarCardapio" element={<CriarCardapio />} />
        <Route path="/EditarCardapio" element={<EditarCardapio />} />
        <Route path="*" element="outra página" />
      </Routes>
    </>,
    { server, at, isSignedIn: true },
  );
  return server;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('Editar has the sections of a new plan without the library, keeps the link as it is, and leads to the plan', async () => {
  const server = await open('/EditarCardapio?id=c1');
  expect(await screen.findByRole('heading', { name: 'Editar Cardápio' })).toBeInTheDocument();
  for (const name of ['Refeições', 'Receitas', 'Orientações Gerais'])
    expect(screen.getByRole('region', { name })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Da Biblioteca' })).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Adicionar Receita' })[0] as HTMLElement);
  await userEvent.type(screen.getByLabelText('Nome da Receita'), 'Vitamina');
  fireEvent.change(screen.getByLabelText('Título do Cardápio *'), { target: { value: 'Plano de abril' } });
  await press('Salvar Cardápio');
  await waitFor(() => expect(address()).toBe('/VisualizarCardapio?id=c1'));
  expect(server.records('Cardapio')).toMatchObject([
    { titulo: 'Plano de abril', ativo: false, token_publico: 'um-token', receitas: [{ nome: 'Vitamina' }] },
  ]);
});

test('Cancelar leads from an existing plan to its page', async () => {
  await open('/EditarCardapio?id=c1');
  await screen.findByRole('heading', { name: 'Editar Cardápio' });
  await press('Cancelar');
  await waitFor(() => expect(address()).toBe('/VisualizarCardapio?id=c1'));
});

test('a new plan can be left for the Dashboard, needs only a title, and is created without a patient', async () => {
  const server = await open('/CriarCardapio');
  const title = await screen.findByLabelText('Título do Cardápio *');
  expect(screen.getByRole('link', { name: 'Voltar ao Dashboard' })).toHaveAttribute('href', '/');
  await press('Salvar Cardápio');
  expect(await screen.findByText('Informe o título do cardápio')).toBeInTheDocument();
  expect(title).toHaveFocus();
  await userEvent.type(title, 'Só o título');
  await press('Salvar Cardápio');
  await waitFor(() => expect(address()).toMatch(/^\/VisualizarCardapio\?id=novo/));
  expect(server.records('Cardapio')[0]).toMatchObject({ titulo: 'Só o título', paciente_id: null });
});

test('an empty new plan is left by Cancelar without a question', async () => {
  await open('/CriarCardapio');
  await screen.findByLabelText('Título do Cardápio *');
  await press('Cancelar');
  await waitFor(() => expect(address()).toBe('/'));
});

test('the patient of a plan can be just a name', async () => {
  const server = await open('/EditarCardapio?id=c1');
  expect(await screen.findByText('Paciente cadastrado')).toBeInTheDocument();
  const patient = screen.getByRole('combobox', { name: 'Paciente' });
  fireEvent.change(patient, { target: { value: 'Marina A.' } });
  fireEvent.blur(patient);
  await waitFor(() => expect(screen.queryByText('Paciente cadastrado')).toBeNull());
  await press('Salvar Cardápio');
  await waitFor(() => expect(address()).toBe('/VisualizarCardapio?id=c1'));
  expect(server.records('Cardapio')).toMatchObject([{ paciente_id: null, paciente_nome: 'Marina A.' }]);
});

test('a typed name that exactly one patient has selects that patient', async () => {
  const server = await open('/CriarCardapio');
  await userEvent.type(await screen.findByLabelText('Título do Cardápio *'), 'Plano');
  const patient = screen.getByRole('combobox', { name: 'Paciente' });
  await userEvent.type(patient, 'marina alves');
  fireEvent.blur(patient);
  expect(await screen.findByText('Paciente cadastrado')).toBeInTheDocument();
  await press('Salvar Cardápio');
  await waitFor(() => expect(address()).toMatch(/^\/VisualizarCardapio/));
  expect(server.records('Cardapio')[0]).toMatchObject({ paciente_id: 'p1', paciente_nome: 'Marina Alves' });
});

test('a plan that does not exist, or belongs to another person, shows Cardápio não encontrado', async () => {
  await open('/EditarCardapio?id=nenhum');
  expect(await screen.findByRole('heading', { name: 'Cardápio não encontrado' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voltar ao Dashboard' })).toHaveAttribute('href', '/');
});
