import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { aSendingServer, aStoredPlan } from '../conferir/testing.tsx';
import { CardapioMenu } from './cardapio-menu.tsx';

async function aMenu(over: object, names: string[] = []) {
  const plan = aStoredPlan(over);
  const server = aSendingServer({
    [`GET /entities/Cardapio/${plan.id}`]: [200, plan],
    'POST /functions/pacientesChamados': [200, { nomes: names }],
  });
  const { queries } = await renderApp(<CardapioMenu card={plan} />, { server, isSignedIn: true });
  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockClear();
  const press = async () => {
    await user.click(screen.getByRole('button', { name: /^Ações de/ }));
    // The check is made while she reads the menu.
    const isChecked = () => queries.getQueriesData({ queryKey: ['conferir'] }).some(([, found]) => found);
    await waitFor(() => expect(isChecked()).toBe(true));
    await user.click(screen.getByRole('menuitem', { name: 'Copiar Link Público' }));
  };
  const sent = () => server.calls.filter((call) => call === 'POST /functions/registrarEnvio').length;
  return { press, copied, sent, user };
}

test('the link of a clean plan is copied with one press, and the sending is recorded', async () => {
  const { press, copied, sent } = await aMenu({ id: 'd1' });
  await press();
  expect(await screen.findByText('Link público copiado!')).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith('https://nutri.example/#/VerCardapio?token=token-publico-1');
  await waitFor(() => expect(sent()).toBe(1));
});

test('what is to be checked is told with the copied link', async () => {
  const { press } = await aMenu({ id: 'd2', paciente_nome: '' });
  await press();
  expect(await screen.findByText('Link público copiado!')).toBeInTheDocument();
  expect(screen.getByText('Falta o nome do paciente.')).toBeInTheDocument();
});

test('near harm the question comes before the copy', async () => {
  const { press, copied, sent, user } = await aMenu({ id: 'd3', observacoes_finais: 'Júlia, beba água.' }, [
    'Júlia de Souza',
  ]);
  await press();
  expect(await screen.findByRole('alertdialog', { name: 'Enviar mesmo assim?' })).toBeInTheDocument();
  expect(copied).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Enviar mesmo assim' }));
  expect(await screen.findByText('Link público copiado!')).toBeInTheDocument();
  await waitFor(() => expect(sent()).toBe(1));
});

test('the button stands alone until the menu is opened, also by the keyboard, and has the focus again afterwards', async () => {
  const { user } = await aMenu({ id: 'd4' });
  const button = () => screen.getByRole('button', { name: /^Ações de/ });
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menu', { name: /^Ações de/ })).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'Visualizar' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menu')).toBeInTheDocument();
});
