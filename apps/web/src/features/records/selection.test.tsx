import type { Stored } from '@alecrim/domain';
import { aPaciente } from '@alecrim/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UsersRound } from 'lucide-react';
import { expect, test } from 'vitest';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME, type Replies } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { RecordCards } from './record-list.tsx';
import { useRecordPage } from './record-page.tsx';

const names = ['Ana', 'Bia', 'Caio', 'Davi'];
const records = names.map((nome, i) => ({ ...aPaciente({ nome }), id: `p${i + 1}`, version: 1 }));
const form = { newTitle: 'Novo', editTitle: 'Editar', Fields: () => null, fieldLabels: {} };
const empty = { icon: UsersRound, title: 'Ninguém', text: '', firstLabel: 'Cadastrar' };
const Card = ({ record }: { record: Stored<'Paciente'> }) => (
  <article>
    <button type="button">Abrir {record.nome}</button>
  </article>
);
const isNotDavi = ({ nome }: Stored<'Paciente'>) => nome !== 'Davi';

function Patients() {
  const page = useRecordPage('Paciente', { form });
  return <RecordCards page={page} label="Pacientes" Card={Card} empty={empty} maySelect={isNotDavi} />;
}

async function renderPatients(replies: Replies = {}) {
  let shown: object[] = records;
  const asked: unknown[] = [];
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'GET /entities/Paciente/v2/list': () => [200, { items: shown, next_cursor: null, has_more: false }],
    'GET /entities/Paciente/count': () => [200, { count: shown.length }],
    'DELETE /entities/Paciente': (body) => {
      asked.push(body);
      const { $in } = (body as { id: { $in: string[] } }).id;
      shown = records.filter(({ id }) => !$in.includes(id));
      return [200, { success: true, deleted: $in.length }];
    },
    'POST /functions/restaurarVarios': (body) => {
      asked.push(body);
      shown = records;
      return [200, { restaurados: (body as { ids: string[] }).ids.length }];
    },
    ...replies,
  });
  await renderApp(<Patients />, { server, isSignedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Selecionar' }));
  const bar = await screen.findByRole('region', { name: 'Seleção' });
  return { server, asked, bar };
}

test('the focus goes to the list when a selection begins or ends, because the pressed button is gone', async () => {
  const { bar } = await renderPatients();
  const list = screen.getByRole('region', { name: 'Pacientes' });
  expect(list).toHaveFocus();
  await userEvent.click(within(bar).getByRole('button', { name: 'Cancelar' }));
  expect(list).toHaveFocus();
});

const box = (nome: string) => screen.getByRole('checkbox', { name: `Selecionar ${nome}` });
const checked = () =>
  names.filter((nome) => screen.queryByRole('checkbox', { name: `Selecionar ${nome}`, checked: true }));

test('several cards are selected, deleted by one request, and brought back by one undo', async () => {
  const { asked, bar } = await renderPatients();
  await userEvent.click(box('Ana'));
  await userEvent.click(box('Caio'));
  expect(bar).toHaveTextContent('2 pacientes selecionados');
  await userEvent.click(within(bar).getByRole('button', { name: 'Excluir' }));
  const question = await screen.findByRole('alertdialog', { name: 'Excluir 2 pacientes?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(screen.queryByText('Abrir Ana')).toBeNull());
  expect(await screen.findByText('2 pacientes excluídos')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Seleção' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Abrir Ana')).toBeVisible();
  expect(asked).toEqual([{ id: { $in: ['p1', 'p3'] } }, { tipo: 'Paciente', ids: ['p1', 'p3'] }]);
});

test('Shift selects a range, with the mouse and with the space bar, and the cards’ own buttons rest', async () => {
  const { bar } = await renderPatients();
  const user = userEvent.setup();
  expect(screen.queryByRole('button', { name: 'Abrir Ana' })?.closest('[inert]')).not.toBeNull();
  await user.click(box('Ana'));
  await user.keyboard('{Shift>}');
  await user.click(box('Caio'));
  await user.keyboard('{/Shift}');
  expect(checked()).toEqual(['Ana', 'Bia', 'Caio']);
  box('Bia').focus();
  await user.keyboard('{Shift>} {/Shift}');
  expect(checked()).toEqual(['Ana']);
  // A record of somebody else has no checkbox, and is not among all.
  expect(screen.queryByRole('checkbox', { name: 'Selecionar Davi' })).toBeNull();
  await user.click(within(bar).getByRole('button', { name: 'Todos da tela' }));
  expect(checked()).toEqual(['Ana', 'Bia', 'Caio']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Seleção' })).toBeNull());
});

test('nothing is deleted or exported without a selection, and a refused deletion brings the cards back', async () => {
  const { bar } = await renderPatients({ 'DELETE /entities/Paciente': [503, { message: 'ocupado' }] });
  for (const name of ['Excluir', 'Exportar'])
    expect(within(bar).getByRole('button', { name })).toBeDisabled();
  await userEvent.click(box('Bia'));
  await userEvent.click(within(bar).getByRole('button', { name: 'Excluir' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }),
  );
  expect(await screen.findByText('Não foi possível excluir')).toBeVisible();
  expect(await screen.findByText('Abrir Bia')).toBeVisible();
});
