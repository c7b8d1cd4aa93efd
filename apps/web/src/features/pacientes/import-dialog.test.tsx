import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { aFakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ImportDialog } from './import-dialog.tsx';

afterEach(() => void vi.unstubAllGlobals());

function Page() {
  const [isOpen, setOpen] = useState(true);
  return <ImportDialog isOpen={isOpen} opener={{ current: null }} onClose={() => setOpen(false)} />;
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
  await vi.waitFor(() => expect(server.calls).toContain('POST /entities/Paciente/import'));
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  answer();
  expect(await screen.findByText('Nenhum paciente foi importado')).toBeInTheDocument();
  expect(screen.getByText(/O banco de dados não está respondendo/)).toBeInTheDocument();
});
