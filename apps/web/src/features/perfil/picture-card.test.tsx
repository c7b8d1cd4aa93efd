import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { PictureCard } from './picture-card.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const PUT_ME = 'PUT /entities/User/me';
const UPLOAD = 'POST /integration-endpoints/Core/UploadFile';

test.each([
  ['logo', 'Logo', 'logo_url'],
  ['foto', 'Foto', 'foto_url'],
] as const)(
  'P45: a %s that cannot be sent is told and logged; one that is sent can be removed after a question, and brought back',
  async (noun, title, picture) => {
    // Without it the client sends by fetch, which the server below answers.
    vi.stubGlobal('XMLHttpRequest', undefined);
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    let account = anAccount({ logo_url: null, foto_url: null });
    const server = aFakeServer({
      [ME]: () => [200, account],
      [PUT_ME]: (body) => {
        account = { ...account, ...(body as object) };
        return [200, account];
      },
      [UPLOAD]: [415, { code: 'UNSUPPORTED_IMAGE', message: 'Envie uma imagem PNG, JPEG ou WebP.' }],
    });
    await renderApp(<PictureCard picture={picture} title={title} noun={noun} hint="" />, {
      server,
      isSignedIn: true,
    });
    const input = screen.getByLabelText(`Enviar ${noun}`);
    expect(
      input
        .getAttribute('accept')
        ?.split(',')
        .every((type) => type.startsWith('image/')),
    ).toBe(true);
    const file = new File(['x'], 'imagem.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    expect(await screen.findByRole('alert')).toHaveTextContent(`Não foi possível enviar a ${noun}.`);
    expect(log).toHaveBeenCalledWith(`Erro ao fazer upload da ${noun}`, expect.anything());

    server.now({ [UPLOAD]: [200, { file_url: '/api/files/p1.png' }] });
    await userEvent.upload(screen.getByLabelText(`Enviar ${noun}`), file);
    expect(await screen.findByText(`${title} atualizada`)).toBeInTheDocument();
    expect(account[picture]).toBe('/api/files/p1.png');
    expect(screen.queryByRole('alert')).toBeNull();

    await userEvent.click(await screen.findByRole('button', { name: `Remover ${noun}` }));
    const question = await screen.findByRole('alertdialog', {
      name: `Tem certeza que deseja remover a ${noun}?`,
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByLabelText(`Enviar ${noun}`)).toBeInTheDocument();
    expect(account[picture]).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    expect(await screen.findByLabelText(`Trocar ${noun}`)).toBeInTheDocument();
  },
);

test('an undo that fails after the page was left is told', async () => {
  const account = anAccount({ logo_url: '/api/files/p1.png' });
  let removed = false;
  const server = aFakeServer({
    [ME]: [200, account],
    [PUT_ME]: () => {
      if (removed) return [422, { message: 'Recusado.' }];
      removed = true;
      return [200, { ...account, logo_url: null }];
    },
  });
  function Page() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setShown(false)}>
          Outra página
        </button>
        {isShown && <PictureCard picture="logo_url" title="Logo" noun="logo" hint="" />}
      </>
    );
  }
  await renderApp(<Page />, { server, isSignedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Remover logo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remover' }));
  const undo = await screen.findByRole('button', { name: 'Desfazer' });
  await userEvent.click(screen.getByRole('button', { name: 'Outra página' }));
  await userEvent.click(undo);
  expect(await screen.findByText('Não foi possível desfazer')).toBeInTheDocument();
});
