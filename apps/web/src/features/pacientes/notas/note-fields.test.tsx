import { Consulta } from '@alecrim/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Attachment } from '../../../data/files.ts';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { NotesTab } from './notes-tab.tsx';

const upload = vi.hoisted(() => ({ end: (_file: object) => {} }));
vi.mock('../../../data/files.ts', async (original) => ({
  ...(await original<object>()),
  uploadAttachment: () =>
    new Promise<Attachment>((resolve) => {
      upload.end = resolve as typeof upload.end;
    }),
}));

async function aNewNote() {
  const created: object[] = [];
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'GET /entities/Consulta/v2/list': [200, { items: [], next_cursor: null, has_more: false }],
    'GET /entities/Consulta/count': [200, { count: 0 }],
    'POST /entities/Consulta': (body) => {
      created.push(body as object);
      return [200, { ...Consulta.blank, ...(body as object), id: 'n1', version: 1 }];
    },
  });
  await renderApp(<NotesTab patient={{ id: 'p1', nome: 'Ana' } as never} />, { server, isSignedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Nova anotação' }));
  await screen.findByRole('dialog', { name: 'Nova anotação' });
  return created;
}

test('a note waits for the file that is still being sent, and is saved with it', async () => {
  const created = await aNewNote();
  await userEvent.type(screen.getByLabelText('Título'), 'Primeira');
  const pdf = new File(['%PDF-1.4'], 'exame.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Anexar PDF ou imagem'), pdf);
  expect(await screen.findByText('Enviando o anexo…')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Criar' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(created).toEqual([]);
  const file = { nome: 'exame.pdf', arquivo: 'private/1', tipo: 'application/pdf', bytes: 8 };
  await act(async () => upload.end(file));
  await screen.findByRole('button', { name: 'Tirar exame.pdf' });
  await userEvent.click(screen.getByRole('button', { name: 'Criar' }));
  await waitFor(() => expect(created).toMatchObject([{ titulo: 'Primeira', anexos: [file] }]));
});

test('an own question stays a field when another one is added', async () => {
  await aNewNote();
  await userEvent.click(screen.getByRole('button', { name: 'Outra pergunta' }));
  await userEvent.type(screen.getByLabelText('Pergunta 1'), 'Quem cozinha');
  await userEvent.click(screen.getByRole('button', { name: 'Outra pergunta' }));
  expect(screen.getByLabelText('Pergunta 1')).toHaveValue('Quem cozinha');
  expect(screen.getByLabelText('Pergunta 2')).toHaveValue('');
});
