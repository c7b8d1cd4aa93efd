import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { afterSaving } from '../lib/navigation-guard.ts';
import { renderApp } from '../testing/render-app.tsx';
import { LeaveQuestion } from './leave-question.tsx';

const HERE = '/EditarCardapio?id=1';
let navigate: ReturnType<typeof useNavigate>;

type Props = Parameters<typeof LeaveQuestion>[0];

function Editor(props: Props) {
  navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <p>{pathname + search + hash}</p>
      <Link to="/Pacientes">Pacientes</Link>
      <Link to="/EditarCardapio?id=2">Outro plano</Link>
      <Link to="?id=1#refeicoes">Refeições</Link>
      <Link to="/EditarCardapio?q=ovo&id=1">Busca</Link>
      <a href="/arquivo" download>
        Arquivo
      </a>
      <LeaveQuestion {...props} />
    </>
  );
}

const dirty: Props['state'] = { isDirty: true, status: 'idle', storedOn: 'device' };
const clean: Props['state'] = { isDirty: false, status: 'idle', storedOn: 'server' };

let saving: Promise<{ kind: string }> = Promise.resolve({ kind: 'saved' });

async function anEditor(state = dirty, isAlwaysAsked = true) {
  const editSession = {
    syncDraft: vi.fn(),
    close: vi.fn(),
    discard: vi.fn(),
    save: vi.fn(() => saving),
  };
  await renderApp(<Editor isAlwaysAsked={isAlwaysAsked} editSession={editSession} state={state} />, {
    at: HERE,
  });
  return editSession;
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = () => screen.queryByRole('alertdialog', { name: 'Sair sem salvar?' });

test.each([
  ['Pacientes', '/Pacientes'],
  ['Outro plano', '/EditarCardapio?id=2'],
])('the link "%s" waits for the answer', async (link, target) => {
  const editSession = await anEditor();
  await follow(link);
  expect(question()).toBeInTheDocument();
  expect(screen.getByText(HERE)).toBeInTheDocument();
  await answer('Continuar editando');
  expect(question()).toBeNull();
  expect(screen.getByText(HERE)).toBeInTheDocument();

  await follow(link);
  await answer('Guardar rascunho e sair');
  expect(screen.getByText(target)).toBeInTheDocument();
  expect(question()).toBeNull();
  expect(editSession.discard).not.toHaveBeenCalled();
  expect(editSession.close).toHaveBeenCalledOnce();
});

test('the answer Descartar alterações discards them, then leaves', async () => {
  const editSession = await anEditor();
  await follow('Pacientes');
  await answer('Descartar alterações');
  expect(editSession.discard).toHaveBeenCalledOnce();
  expect(screen.getByText('/Pacientes')).toBeInTheDocument();
});

test('the answer Salvar e sair saves, then leaves', async () => {
  const editSession = await anEditor();
  await follow('Pacientes');
  await answer('Salvar e sair');
  expect(editSession.save).toHaveBeenCalledOnce();
  expect(await screen.findByText('/Pacientes')).toBeInTheDocument();
  expect(editSession.discard).not.toHaveBeenCalled();
});

test('the page stays if the text cannot be saved', async () => {
  saving = Promise.resolve({ kind: 'invalid' });
  await anEditor();
  await follow('Pacientes');
  await answer('Salvar e sair');
  expect(question()).toBeNull();
  expect(screen.getByText(HERE)).toBeInTheDocument();
});

test('the answer to a save does not navigate if the person has chosen to stay', async () => {
  let end = (_result: { kind: string }) => {};
  saving = new Promise((resolve) => (end = resolve));
  const editSession = await anEditor();
  await follow('Pacientes');
  await answer('Salvar e sair');
  await answer('Continuar editando');
  const [signal] = editSession.save.mock.calls[0] as unknown as [AbortSignal];
  expect(signal.aborted).toBe(true);
  await act(async () => end({ kind: 'saved' }));
  expect(screen.getByText(HERE)).toBeInTheDocument();
});

test('a navigation by another part of the app waits for the answer', async () => {
  await anEditor();
  await act(() => navigate('/login', { replace: true }));
  expect(question()).toBeInTheDocument();
  expect(location.pathname).toBe('/EditarCardapio');
});

test('the navigation after a save shows no question', async () => {
  await anEditor();
  await act(() => navigate('/VisualizarCardapio?id=1', { replace: true, state: afterSaving }));
  expect(question()).toBeNull();
  expect(screen.getByText('/VisualizarCardapio?id=1')).toBeInTheDocument();
});

test.each([
  ['a place on the page', 'Refeições', `${HERE}#refeicoes`],
  ['a search on the page', 'Busca', '/EditarCardapio?q=ovo&id=1'],
])('%s does not leave the page, so there is no question', async (_what, link, target) => {
  await anEditor();
  await follow(link);
  expect(question()).toBeNull();
  expect(screen.getByText(target)).toBeInTheDocument();
});

test('a new tab and a download do not leave the page, so there is no question', async () => {
  await anEditor();
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Pacientes' }));
  await user.keyboard('{/Control}');
  await follow('Arquivo');
  expect(question()).toBeNull();
});

test('the browser asks before the tab closes while there are unsaved changes', async () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await anEditor(clean);
  expect(close()).toBe(false);
  await anEditor();
  expect(close()).toBe(true);
});

test('when no draft can be stored, the question says so and does not offer one', async () => {
  await anEditor({ isDirty: true, status: 'idle', storedOn: 'page' });
  await follow('Pacientes');
  expect(question()).toHaveTextContent('as alterações se perdem');
  expect(screen.queryByRole('button', { name: 'Guardar rascunho e sair' })).toBeNull();
});

test('a page without unsaved changes is left at once', async () => {
  await anEditor(clean);
  await follow('Pacientes');
  expect(question()).toBeNull();
  expect(screen.getByText('/Pacientes')).toBeInTheDocument();
});

test('leaving a form whose text is in a draft shows no question', async () => {
  await anEditor(dirty, false);
  await follow('Pacientes');
  expect(question()).toBeNull();
});
