import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aFakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { PracticeOffer } from './practice-offer.tsx';

async function offer(fixos: string[]) {
  const practice = {
    endereco: 'https://cardapios.exemplo.com.br',
    remetente: 'Consultório Ana <ana@exemplo.com.br>',
    email: { servidor: 'smtp.exemplo.com.br', porta: 465, usuario: 'ana', tem_senha: true },
    fixos,
  };
  const server = aFakeServer({ 'POST /functions/consultorio': [200, practice] });
  const onDone = vi.fn();
  await renderApp(<PracticeOffer password="uma senha" onDone={onDone} />, { server });
  await screen.findByLabelText('Endereço público');
  return {
    onDone,
    server,
    buttons: () => screen.getAllByRole('button').map(({ textContent }) => textContent),
  };
}

test('a practice that was set at the installation is only shown, and one button continues', async () => {
  const { onDone, server, buttons } = await offer(['publicUrl', 'smtpUrl', 'mailFrom']);
  expect(buttons()).toContain('Continuar');
  expect(buttons()).not.toContain('Agora não');
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /functions/consultorio']);
});

test('a practice that can still be set is saved or skipped', async () => {
  const { buttons } = await offer(['publicUrl', 'smtpUrl']);
  expect(buttons()).toEqual(expect.arrayContaining(['Salvar e continuar', 'Agora não']));
});
