import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { aFakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ImportDialog } from './import-dialog.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <ImportDialog opener={{ current: null }} onClose={() => setOpen(false)} />;
}

test('an import that fails after its dialog was closed says so', async () => {
  // Without it the client sends by fetch, which the server below answers.
  vi.stubGlobal('XMLHttpRequest', undefined);
  let answer = () => {};
  const server = aFakeServer({
    'GET /entities/Paciente/v2/list': [200, { items: [], next_cursor: null, has_more: false }],
    'POST /entities/Paciente/import': async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return [503, { code: 'DB_UNAVAILABLE' }];
    },
  });
  await renderApp(<Page />, { server });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const file = new File(['nome\nAna Reis\n'], 'lista.csv', { type: 'text/csv' });
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  await user.click(await screen.findByRole('button', { name: 'Importar 1 paciente' }));
  await waitFor(() => expect(server.calls).toContain('POST /entities/Paciente/import'));
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  answer();
  expect(await screen.findByText('Nenhum paciente foi importado')).toBeInTheDocument();
  expect(screen.getByText(/O banco de dados não está respondendo/)).toBeInTheDocument();
});

const uploaded = async (text: string, server: ReturnType<typeof aFakeServer>) => {
  vi.stubGlobal('XMLHttpRequest', undefined);
  await renderApp(<Page />, { server });
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const file = new File([text], 'lista.csv', { type: 'text/csv' });
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  return user;
};

test('the good rows are imported, and the others come back as a file that says why', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  };
  // Following the link would leave the page that the tests share.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const server = aFakeServer({
    'GET /entities/Paciente/v2/list': [200, { items: [], next_cursor: null, has_more: false }],
    'POST /entities/Paciente/import': [200, { status: 'success', details: '', output: [{ id: 'p1' }] }],
  });
  const user = await uploaded('nome;email;cidade\nAna Reis;ana@x.com;Rio\nBia;sem arroba;=1+1\n', server);
  expect(
    await screen.findByText('Estas linhas ficam de fora. As outras podem ser importadas:'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Importar 1 paciente' }));
  expect(await screen.findByText('1 paciente importado. Estas linhas ficaram de fora:')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Importar/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Baixar essas linhas com o motivo' }));
  const text = await saved[0]?.text();
  expect(text?.replace('\uFEFF', '').split('\r\n')).toEqual([
    'nome;email;cidade;motivo',
    expect.stringMatching(/^Bia;sem arroba;'=1\+1;E-mail: /),
    '',
  ]);
});

test('rows that only the server refuses are left out, and the rest is sent again', async () => {
  let requests = 0;
  const server = aFakeServer({
    'GET /entities/Paciente/v2/list': [200, { items: [], next_cursor: null, has_more: false }],
    'POST /entities/Paciente/import': () =>
      ++requests === 1
        ? [
            200,
            {
              status: 'error',
              details: 'x',
              output: null,
              errors: [{ line: 2, column: null, message: 'Recusado.' }],
            },
          ]
        : [200, { status: 'success', details: '', output: [{ id: 'p1' }] }],
  });
  const user = await uploaded('nome\nAna Reis\nBia Sá\n', server);
  await user.click(await screen.findByRole('button', { name: 'Importar 2 pacientes' }));
  expect(await screen.findByText('1 paciente importado. Estas linhas ficaram de fora:')).toBeVisible();
  expect(screen.getByText('Linha 3')).toBeVisible();
  expect(requests).toBe(2);
});
