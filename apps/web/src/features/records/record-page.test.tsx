import { contentOf, type Entity, Paciente, type Stored } from '@alecrim/domain';
import { pacienteLabels } from '@alecrim/domain/pure';
import { aPaciente } from '@alecrim/domain/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useSessionState } from '../../data/context.ts';
import { PacienteFields } from '../../fields/paciente-fields.tsx';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME, type Replies, unreachable } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { draftsOf } from '../../unsaved/draft-store.ts';
import { diskThatCanBeFull } from '../../unsaved/testing/full-disk.ts';
import { RecordCards } from './record-list.tsx';
import {
  type RecordActions,
  RecordDialog,
  RecordHeader,
  RecordSearch,
  useRecordPage,
} from './record-page.tsx';
import { RecordRemoval } from './record-removal.tsx';

const LIST = 'GET /entities/Paciente/v2/list';
const marina = { ...aPaciente(), id: 'p1', version: 3, created_by_id: 'u1', is_sample: false };
const page = (...items: object[]) =>
  [200, { items, next_cursor: null, has_more: false }] as [number, unknown];

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

function Address() {
  return <output aria-label="Endereço">{useLocation().search}</output>;
}

/** Like the gate of the app, shows the page only to a person who is signed in. */
function Gate({ children }: { children: ReactNode }) {
  goTo = useNavigate();
  const { pathname } = useLocation();
  return useSessionState().isAuthenticated && pathname === '/Pacientes' && children;
}

let goTo: ReturnType<typeof useNavigate>;

const form = {
  newTitle: 'Novo Paciente',
  editTitle: 'Editar Paciente',
  Fields: PacienteFields,
  fieldLabels: pacienteLabels,
};
const empty = { icon: UsersRound, title: 'Ninguém', text: '', firstLabel: 'Cadastrar' };

function PatientCard({
  record,
  actions,
}: {
  record: Stored<'Paciente'>;
  actions: RecordActions<'Paciente'>;
}) {
  return (
    <>
      <p>{record.nome}</p>
      <button type="button" onClick={() => actions.edit(record)}>
        Editar
      </button>
      <button type="button" onClick={() => actions.duplicate(record)}>
        Duplicar
      </button>
      <button type="button" onClick={() => actions.remove(record)}>
        Excluir
      </button>
    </>
  );
}

function Patients() {
  const page = useRecordPage('Paciente', { form });
  return (
    <>
      <RecordHeader page={page} title="Pacientes" subtitle="As pessoas que você acompanha" />
      <RecordSearch page={page} placeholder="Buscar pacientes..." />
      <RecordCards page={page} label="Pacientes" Card={PatientCard} empty={empty} />
      <RecordDialog page={page} />
      <RecordRemoval page={page} />
    </>
  );
}

async function patients(replies: Replies = {}, at = '/Pacientes') {
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    [LIST]: page(marina),
    'GET /entities/Paciente/count': [200, { count: 1 }],
    ...replies,
  });
  const app = await renderApp(
    <Gate>
      <Address />
      <Patients />
    </Gate>,
    { server, isSignedIn: true, at },
  );
  await screen.findByText('Marina Alves');
  const navigate = (path: string) => act(async () => void (await goTo(path)));
  return { ...app, server, navigate, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

const dialog = () => screen.findByRole('dialog');
const name = (form: HTMLElement) => within(form).getByLabelText('Nome Completo *');
const save = (form: HTMLElement) => within(form).getByRole('button', { name: /^(Salvar|Criar)$/ });

test('the search text goes to the address and to the server when typing pauses', async () => {
  const { server } = await patients();
  const box = screen.getByRole('searchbox', { name: 'Buscar pacientes' });
  // At once: a slow machine would make pauses.
  for (const value of ['m', 'má', 'má ']) fireEvent.change(box, { target: { value } });
  expect(screen.getByLabelText('Endereço')).toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByLabelText('Endereço')).toHaveTextContent('?q=m%C3%A1'));
  await waitFor(() => expect(server.calls.filter((call) => call === LIST)).toHaveLength(2));
});

test('an address with a search text opens with that search', async () => {
  await patients({}, '/Pacientes?q=mari');
  expect(screen.getByRole('searchbox')).toHaveValue('mari');
  expect(await screen.findByText('1 paciente encontrado')).toBeInTheDocument();
});

test('a search without a match says so and can be cleared', async () => {
  const { user, server } = await patients();
  server.now({ [LIST]: page(), 'GET /entities/Paciente/count': [200, { count: 0 }] });
  await user.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('Nenhum paciente encontrado')).toBeInTheDocument();
  server.now({ [LIST]: page(marina) });
  await user.click(
    within(screen.getByRole('region', { name: 'Pacientes' })).getByRole('button', { name: 'Limpar busca' }),
  );
  expect(await screen.findByText('Marina Alves')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a new record is created and the dialog closes', async () => {
  let sent: unknown;
  const { user } = await patients({
    'POST /entities/Paciente': (body) => {
      sent = body;
      return [201, { ...marina, ...(body as object), id: 'p2' }];
    },
  });
  await user.click(screen.getByRole('button', { name: 'Novo Paciente' }));
  const form = await dialog();
  expect(form).toHaveAccessibleName('Novo Paciente');
  await user.type(name(form), '  Bia Reis ');
  await user.type(within(form).getByLabelText('Telefone'), '11912345678');
  await user.type(within(form).getByLabelText('Data de Nascimento'), '23041991');
  await user.click(save(form));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(sent).toEqual({
    ...contentOf(Paciente as unknown as Entity, {}),
    nome: 'Bia Reis',
    telefone: '(11) 91234-5678',
    data_nascimento: '1991-04-23',
  });
});

test('an invalid field shows its error and the form is not sent', async () => {
  const { user, server } = await patients();
  await user.click(screen.getByRole('button', { name: 'Novo Paciente' }));
  const form = await dialog();
  await user.type(within(form).getByLabelText('E-mail'), 'sem arroba');
  await user.type(within(form).getByLabelText('Data de Nascimento'), '31/02/2000');
  await user.click(save(form));
  expect(await within(form).findByText('Informe o nome do paciente')).toBeInTheDocument();
  expect(within(form).getByText('E-mail inválido')).toBeInTheDocument();
  expect(within(form).getByText('Data inválida')).toBeInTheDocument();
  expect(name(form)).toHaveFocus();
  expect(server.calls).not.toContain('POST /entities/Paciente');
});

test('when the server is down, the text stays and is saved after the server is back', async () => {
  const { user, server } = await patients({ 'PUT /entities/Paciente/p1': unreachable });
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  const form = await dialog();
  await user.type(within(form).getByLabelText('Observações'), ' Novo texto.');
  await user.click(save(form));
  expect(await within(form).findByText(/Aguardando conexão… Seu texto está guardado/)).toBeInTheDocument();
  await user.type(within(form).getByLabelText('Observações'), ' E mais.');
  const saved: unknown[] = [];
  server.now({
    'PUT /entities/Paciente/p1': (body) => {
      saved.push(body);
      return [200, { ...marina, ...(body as object), version: 4 }];
    },
  });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(saved.at(-1)).toMatchObject({ observacoes: expect.stringMatching(/Novo texto. E mais.$/) });
});

test('text typed during a save is saved next, before the dialog closes', async () => {
  let arrive = () => {};
  const saved: { nome?: string }[] = [];
  const { user } = await patients({
    'PUT /entities/Paciente/p1': async (body) => {
      saved.push(body as object);
      await new Promise<void>((resolve) => (arrive = resolve));
      return [200, { ...marina, ...(body as object), version: 3 + saved.length }];
    },
  });
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  const form = await dialog();
  await user.type(name(form), ' Prado');
  await user.click(save(form));
  await waitFor(() => expect(saved).toHaveLength(1));
  await user.type(name(form), ' Lima');
  arrive();
  await waitFor(() => expect(saved).toHaveLength(2));
  arrive();
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(saved.map(({ nome }) => nome)).toEqual(['Marina Alves Prado', 'Marina Alves Prado Lima']);
});

test('without a connection the dialog can be closed, and its text is offered again', async () => {
  const { user } = await patients({ 'PUT /entities/Paciente/p1': unreachable });
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  const form = await dialog();
  await user.type(name(form), ' Prado');
  await user.click(save(form));
  await within(form).findByText(/Aguardando conexão/);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(await screen.findByText(/Ficou um rascunho neste aparelho/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  const again = await dialog();
  await user.click(await within(again).findByRole('button', { name: 'Restaurar' }));
  expect(name(await dialog())).toHaveValue('Marina Alves Prado');
});

test('when the answer to a save was lost, opening the form again causes no conflict with the own text', async () => {
  const sent: object[] = [];
  const { user, server } = await patients({
    'POST /entities/Paciente': (body) => {
      sent.push(body as object);
      return unreachable;
    },
  });
  await user.click(screen.getByRole('button', { name: 'Novo Paciente' }));
  await user.type(name(await dialog()), 'Bia');
  await user.click(save(await dialog()));
  await within(await dialog()).findByText(/Aguardando conexão/);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Abrir' }));
  const bia = { ...marina, ...sent[0], id: 'p2', version: 1 };
  server.now({
    'POST /entities/Paciente': [201, bia],
    'PUT /entities/Paciente/p2': (body) => [200, { ...bia, ...(body as object), version: 2 }],
  });
  const again = await dialog();
  await user.type(name(again), ' Reis');
  await user.click(save(again));
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a text that waits for sign-in is never sent with another account', async () => {
  const { user, server, session } = await patients({
    'PUT /entities/Paciente/p1': [401, { code: 'AUTH_REQUIRED' }],
  });
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  const form = await dialog();
  await user.type(name(form), ' Prado');
  await user.click(save(form));
  await within(form).findByText('Entre de novo para salvar.');
  const sent = () => server.calls.filter((call) => call.startsWith('PUT')).length;
  expect(sent()).toBe(1);
  server.now({
    [ME]: [200, anAccount({ id: 'u2' })],
    'PUT /entities/Paciente/p1': (body) => [200, { ...marina, ...(body as object), version: 4 }],
  });
  await session.resume('token-da-bia');
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeInTheDocument();
  expect(sent()).toBe(1);
  expect(draftsOf('u1')).toMatchObject([{ content: { nome: 'Marina Alves Prado' } }]);
});

test('an error of the server about a field is shown at that field', async () => {
  const { user } = await patients({
    'PUT /entities/Paciente/p1': [
      422,
      {
        message: 'Há campos inválidos.',
        code: 'VALIDATION_ERROR',
        extra_data: { fields: [{ field: 'telefone', message: 'No máximo 40 caracteres' }] },
      },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  const form = await dialog();
  await user.click(save(form));
  expect(await within(form).findByText('No máximo 40 caracteres')).toBeInTheDocument();
});

function conflicting(current: object): Replies {
  return {
    'PUT /entities/Paciente/p1': [
      409,
      { message: 'x', code: 'VERSION_CONFLICT', extra_data: { reason: 'version_conflict', current } },
    ],
  };
}

async function conflict({ isDiskFull = false } = {}) {
  const app = await patients(conflicting({ ...marina, nome: 'Marina Lima', version: 7 }));
  diskThatCanBeFull().setFull(isDiskFull);
  await app.user.click(screen.getByRole('button', { name: 'Editar' }));
  const form = await dialog();
  await app.user.type(name(form), ' Prado');
  await app.user.click(save(form));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveAccessibleName('Este paciente foi alterado em outra aba ou aparelho');
  await app.user.click(within(question).getByRole('button', { name: 'Comparar' }));
  expect(question).toHaveTextContent('Marina Lima');
  expect(question).toHaveTextContent('Marina Alves Prado');
  return { ...app, form, press: (label: string) => app.user.click(within(question).getByText(label)) };
}

test('conflict: the saved version opens, and the own text stays as a draft', async () => {
  const { user, press } = await conflict();
  await press('Recarregar');
  await waitFor(async () => expect(name(await dialog())).toHaveValue('Marina Lima'));
  await user.click(await screen.findByRole('button', { name: 'Restaurar' }));
  expect(name(await dialog())).toHaveValue('Marina Alves Prado');
});

test('conflict: without room for a draft, opening the saved version is not offered', async () => {
  const { press } = await conflict({ isDiskFull: true });
  expect(within(screen.getByRole('alertdialog')).queryByText('Recarregar')).not.toBeInTheDocument();
  await press('Ocultar comparação');
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent('rascunho');
});

test('conflict: the own text is saved over the other version', async () => {
  const { press, form, server } = await conflict();
  server.now({
    'PUT /entities/Paciente/p1': (body) => [200, { ...marina, ...(body as object), version: 8 }],
  });
  await press('Substituir pela minha versão');
  await waitFor(() => expect(form).not.toBeInTheDocument());
});

test('conflict: the own text is saved as one copy, even after several presses', async () => {
  const copies: unknown[] = [];
  const { press, form, server } = await conflict();
  server.now({
    'POST /entities/Paciente': async (body) => {
      copies.push(body);
      await Promise.resolve();
      return [201, { ...marina, ...(body as object), id: 'p9' }];
    },
  });
  await Promise.all([press('Salvar o meu como cópia'), press('Salvar o meu como cópia')]);
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(copies).toMatchObject([{ nome: 'Marina Alves Prado (Cópia)' }]);
});

test('closing the dialog resets it and keeps the typed text as a draft, which the notice opens again', async () => {
  const { user } = await patients();
  await user.click(screen.getByRole('button', { name: 'Novo Paciente' }));
  await user.type(name(await dialog()), 'Bia');
  await user.keyboard('{Escape}');
  expect(draftsOf('u1')).toMatchObject([{ content: { nome: 'Bia' } }]);
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  expect(name(await dialog())).toHaveValue('Marina Alves');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Abrir' }));
  expect(name(await dialog())).toHaveValue('Bia');
  await waitFor(() => expect(draftsOf('u1')).toHaveLength(1));
});

test('only Descartar discards a typed text', async () => {
  const { user } = await patients();
  await user.click(screen.getByRole('button', { name: 'Novo Paciente' }));
  const form = await dialog();
  expect(within(form).queryByRole('button', { name: 'Descartar' })).not.toBeInTheDocument();
  await user.type(name(form), 'Bia');
  await user.click(within(form).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(draftsOf('u1')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Abrir' })).not.toBeInTheDocument();
});

test('a browser without room for drafts asks before a dialog with text is closed', async () => {
  const { user } = await patients();
  diskThatCanBeFull().setFull(true);
  await user.click(screen.getByRole('button', { name: 'Novo Paciente' }));
  const form = await dialog();
  await user.type(name(form), 'Bia');
  await user.click(within(form).getByRole('button', { name: 'Cancelar' }));
  const question = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
  await user.click(within(question).getByRole('button', { name: 'Continuar editando' }));
  expect(name(await dialog())).toHaveValue('Bia');
});

test('offers to continue with a text close when their page is left', async () => {
  const { user, navigate } = await patients({
    'POST /entities/Paciente': [201, { ...marina, id: 'p2', nome: 'Marina Alves (Cópia)' }],
  });
  await user.click(screen.getByRole('button', { name: 'Duplicar' }));
  await screen.findByRole('button', { name: 'Editar cópia' });
  await user.click(screen.getByRole('button', { name: 'Novo Paciente' }));
  await user.type(name(await dialog()), 'Bia');
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Abrir' });
  await navigate('/Perfil');
  expect(screen.queryByRole('button', { name: 'Editar cópia' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Abrir' })).not.toBeInTheDocument();
});

test('unsaved text is offered in another tab until it is discarded', async () => {
  const first = await patients();
  await first.user.click(screen.getByRole('button', { name: 'Novo Paciente' }));
  await first.user.type(name(await dialog()), 'Bia');
  first.unmount();

  const { user } = await patients();
  await user.click(screen.getByRole('button', { name: 'Novo Paciente' }));
  await user.click(await screen.findByRole('button', { name: 'Restaurar' }));
  expect(name(await dialog())).toHaveValue('Bia');
  await user.type(name(await dialog()), ' Reis');
  expect(screen.queryByText('Rascunho recuperado')).not.toBeInTheDocument();
  await user.click(within(await dialog()).getByRole('button', { name: 'Descartar' }));
  await user.click(await screen.findByRole('button', { name: 'Novo Paciente' }));
  expect(name(await dialog())).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Restaurar' })).not.toBeInTheDocument();
});

test('P29: deleting asks “Tem certeza que deseja excluir …?”, removes the card and can be undone', async () => {
  const { user, server } = await patients({
    'DELETE /entities/Paciente/p1': [200, { success: true }],
    'POST /entities/Paciente/p1/restore': [200, marina],
  });
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveAccessibleName('Tem certeza que deseja excluir este paciente?');
  server.now({ [LIST]: page() });
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Paciente excluído')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument();
  server.now({ [LIST]: page(marina) });
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeInTheDocument();
  expect(server.calls).toContain('POST /entities/Paciente/p1/restore');
});

test('when a deletion fails, the card returns with the reason', async () => {
  const { user } = await patients({ 'DELETE /entities/Paciente/p1': [503, { code: 'DB_UNAVAILABLE' }] });
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText(/O banco de dados não está respondendo/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Editar' })).toBeInTheDocument();
});

test('a copy is created without its category when the category was erased meanwhile', async () => {
  const bodies: object[] = [];
  const { user } = await patients({
    'POST /entities/Paciente': (body) => {
      bodies.push(body as object);
      return bodies.length === 1
        ? [422, { message: 'x', code: 'INVALID_REFERENCE', extra_data: { field: 'email' } }]
        : [201, { ...marina, id: 'p2', nome: 'Marina Alves (Cópia)' }];
    },
  });
  await user.click(screen.getByRole('button', { name: 'Duplicar' }));
  expect(await screen.findByText('Cópia criada')).toBeInTheDocument();
  expect(bodies).toMatchObject([{ nome: 'Marina Alves (Cópia)' }, { email: null }]);
});

test('without a network a deletion fails at once, and the card stays', async () => {
  const { user, server } = await patients({ 'DELETE /entities/Paciente/p1': unreachable });
  onlineManager.setOnline(false);
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Não foi possível excluir')).toBeInTheDocument();
  expect(screen.getByText(/Sem conexão com o servidor/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Editar' })).toBeInTheDocument();
  expect(server.calls).toContain('DELETE /entities/Paciente/p1');
});

test('without a network an empty list says so instead of loading for ever', async () => {
  onlineManager.setOnline(false);
  const server = aFakeServer({ [ME]: [200, anAccount()] });
  await renderApp(
    <Gate>
      <Patients />
    </Gate>,
    { server, isSignedIn: true, at: '/Pacientes' },
  );
  expect(await screen.findByText('Sem conexão')).toBeInTheDocument();
  expect(screen.queryByText('Carregando...')).not.toBeInTheDocument();
});
