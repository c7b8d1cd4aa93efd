import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aRecordServer, stored } from '../testing/record-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { Paciente } from './paciente.tsx';
import { Pacientes } from './pacientes.tsx';

const marina = stored('p1', {
  nome: 'Marina Alves',
  email: 'marina@example.com',
  telefone: '(11) 90000-0001',
  data_nascimento: '1991-04-23',
  observacoes: 'Intolerância à lactose.',
  restricoes: [],
  consentimentos: [],
});

async function open(patients: object[] = [marina], plans: object[] = []) {
  const server = aRecordServer({ Paciente: patients as never, Cardapio: plans as never });
  await renderApp(<Pacientes />, { server, at: '/Pacientes', isSignedIn: true });
  return server;
}
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole('button', { name }));

test('a card shows the initial, the birth date, e-mail, phone and notes, and leads to plans and WhatsApp', async () => {
  await open();
  const heading = await screen.findByRole('heading', { name: 'Marina Alves' });
  const card = heading.closest('li, article') as HTMLElement;
  expect(within(card).getByText('M')).toBeInTheDocument();
  for (const text of ['23/04/1991', 'marina@example.com', '(11) 90000-0001', 'Intolerância à lactose.'])
    expect(card).toHaveTextContent(text);
  const address = (name: string) => within(card).getByRole('link', { name }).getAttribute('href');
  expect(address('WhatsApp de Marina Alves')).toBe('https://wa.me/5511900000001');
  expect(address('Ver cardápios de Marina Alves')).toMatch(/paciente=p1/);
  expect(address('Novo cardápio para Marina Alves')).toBe('/CriarCardapio?paciente=p1');
});

test('the name is required, the e-mail must be valid, and the first wrong field has the focus', async () => {
  const server = await open([]);
  await press('Cadastrar Primeiro Paciente');
  const dialog = await screen.findByRole('dialog', { name: 'Novo Paciente' });
  await userEvent.type(within(dialog).getByLabelText('E-mail'), 'marina@');
  await press('Criar', dialog);
  expect(await within(dialog).findByText('Informe o nome do paciente')).toBeInTheDocument();
  expect(within(dialog).getByText('E-mail inválido')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Nome Completo *')).toHaveFocus();
  await userEvent.type(within(dialog).getByLabelText('Nome Completo *'), 'Marina');
  await userEvent.clear(within(dialog).getByLabelText('E-mail'));
  await press('Criar', dialog);
  await waitFor(() => expect(server.records('Paciente')).toMatchObject([{ nome: 'Marina' }]));
});

test('L03: the form asks for the guardian of a minor, and of no adult', async () => {
  const server = await open([]);
  await press('Cadastrar Primeiro Paciente');
  const dialog = await screen.findByRole('dialog', { name: 'Novo Paciente' });
  await userEvent.type(within(dialog).getByLabelText('Nome Completo *'), 'Téo');
  const born = within(dialog).getByLabelText('Data de Nascimento');
  const bornIn = (year: number) => fireEvent.change(born, { target: { value: `01/01/${year}` } });
  bornIn(1980);
  expect(await within(dialog).findByText(/^\d+ anos$/)).toBeInTheDocument();
  const guardian = within(dialog).getByLabelText('Nome do responsável');
  expect(guardian.closest('details')).not.toHaveAttribute('open');
  bornIn(new Date().getFullYear() - 7);
  await waitFor(() => expect(guardian.closest('details')).toHaveAttribute('open'));
  await userEvent.type(guardian, 'Regina');
  await press('Criar', dialog);
  await waitFor(() =>
    expect(server.records('Paciente')).toMatchObject([{ nome: 'Téo', responsavel_nome: 'Regina' }]),
  );
});

test('deleting a patient says that the plans stay, and can be undone', async () => {
  const server = await open([marina], [stored('c1', { titulo: 'Plano', paciente_id: 'p1' })]);
  await press('Excluir Marina Alves');
  const question = await screen.findByRole('alertdialog', {
    name: 'Tem certeza que deseja excluir este paciente?',
  });
  expect(
    await within(question).findByText(/1 cardápio deste paciente continua guardado\./),
  ).toBeInTheDocument();
  await press('Excluir', question);
  expect(await screen.findByText('Nenhum paciente cadastrado')).toBeInTheDocument();
  await press('Desfazer');
  await waitFor(() => expect(server.records('Paciente')).toHaveLength(1));
});

test('the address of a patient of another account shows Paciente não encontrado', async () => {
  const server = aRecordServer({ Paciente: [] });
  await renderApp(<Paciente />, { server, at: '/Paciente?id=de-outra', isSignedIn: true });
  expect(await screen.findByRole('heading', { name: 'Paciente não encontrado' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver pacientes' })).toHaveAttribute('href', '/Pacientes');
});

test('a restriction that was typed and not added stays when Esc closes the form', async () => {
  await open();
  await press('Editar Marina Alves');
  const form = await screen.findByRole('dialog', { name: 'Editar Paciente' });
  await userEvent.type(within(form).getByLabelText('Outra restrição ou preferência'), 'camarão');
  await userEvent.keyboard('{Escape}');
  await press('Abrir');
  const again = await screen.findByRole('dialog', { name: 'Editar Paciente' });
  expect(within(again).getByRole('button', { name: 'Remover camarão' })).toBeInTheDocument();
});

test('a restriction that was typed on the page of the patient stays when Esc is pressed, and is saved', async () => {
  const server = aRecordServer({ Paciente: [marina] });
  await renderApp(<Paciente />, { server, at: '/Paciente?id=p1', isSignedIn: true });
  await press('Editar restrições e preferências');
  const field = screen.getByLabelText('Outra restrição ou preferência');
  await userEvent.type(field, 'camarão{Escape}');
  expect(field).toHaveValue('camarão');
  await press('Salvar');
  await waitFor(() =>
    expect(server.records('Paciente')).toMatchObject([{ restricoes: [{ palavras: 'camarão' }] }]),
  );
});
