import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { draftsOf } from '../../../unsaved/draft-store.ts';
import { diskThatCanBeFull } from '../../../unsaved/testing/full-disk.ts';
import { QuestionsDialog } from './questions-dialog.tsx';

const account = anAccount({ perguntas_anamnese: 'Dorme bem?' });

async function open(beforeTyping = () => {}) {
  const onClose = vi.fn();
  const server = aFakeServer({ [ME]: [200, account] });
  await renderApp(<QuestionsDialog opener={{ current: null }} onClose={onClose} />, {
    server,
    isSignedIn: true,
  });
  beforeTyping();
  await userEvent.type(await screen.findByLabelText('Perguntas'), '\nQuem cozinha?');
  return onClose;
}

test('closing the dialog keeps the typed questions as a draft', async () => {
  const onClose = await open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(draftsOf(account.id)).toMatchObject([
    { content: { perguntas_anamnese: 'Dorme bem?\nQuem cozinha?' } },
  ]);
});

test('where no draft can be stored, closing asks before the typed questions are lost', async () => {
  const disk = diskThatCanBeFull();
  const onClose = await open(() => disk.setFull(true));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
