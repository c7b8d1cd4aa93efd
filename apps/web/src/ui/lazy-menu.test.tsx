import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';
import { lazyMenu, type OpenedMenu } from './lazy-menu.tsx';
import { ToastProvider } from './toast.tsx';

const Actions = ({ button, firstPress }: OpenedMenu) => (
  <DropdownMenu firstPress={firstPress}>
    <DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem>Editar</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
);

/** Two menus of one kind, whose script the returned functions bring or refuse. */
function twoMenus() {
  const waiting: { arrive: (menu: ComponentType<OpenedMenu>) => void; fail: (error: Error) => void }[] = [];
  const load = vi.fn(
    () => new Promise<ComponentType<OpenedMenu>>((arrive, fail) => void waiting.push({ arrive, fail })),
  );
  const Menu = lazyMenu(load);
  render(
    <ToastProvider>
      <input aria-label="Título" />
      <Menu button={<Button>Plano A</Button>} />
      <Menu button={<Button>Plano B</Button>} />
    </ToastProvider>,
  );
  return {
    load,
    arrive: () =>
      act(async () => {
        for (const { arrive } of waiting.splice(0)) arrive(Actions);
      }),
    fail: () =>
      act(async () => {
        for (const { fail } of waiting.splice(0)) fail(new TypeError('Failed to fetch'));
      }),
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const menu = () => screen.queryByRole('menu');

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'a menu whose script is on its way opens by the one press of "%s", and gives the focus to its first action',
  async (key) => {
    const { arrive } = twoMenus();
    const alone = button('Plano A');
    alone.focus();
    await userEvent.keyboard(key);
    expect(menu()).not.toBeInTheDocument();
    expect(button('Plano A')).toBe(alone);
    expect(alone).toHaveFocus();
    expect(alone).toHaveAttribute('aria-busy', 'true');
    await arrive();
    expect(await screen.findByRole('menuitem', { name: 'Editar' })).toHaveFocus();
    expect(button('Plano A')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Plano A')).not.toHaveAttribute('aria-busy');
  },
);

test('of two menus that are pressed while the script is on its way, the last one opens', async () => {
  const { arrive } = twoMenus();
  await userEvent.click(button('Plano A'));
  await userEvent.click(button('Plano B'));
  await arrive();
  expect(await screen.findByRole('menu', { name: 'Plano B' })).toBeInTheDocument();
  expect(button('Plano A')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Plano A')).not.toHaveAttribute('aria-busy');
});

test('a menu that loads late does not open when the focus has moved to a field meanwhile', async () => {
  const { arrive } = twoMenus();
  await userEvent.click(button('Plano A'));
  screen.getByLabelText('Título').focus();
  await arrive();
  expect(menu()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Título')).toHaveFocus();
});

test('a menu whose script does not load says so, and the next press opens it', async () => {
  onlineManager.setOnline(false);
  const { arrive, fail } = twoMenus();
  await userEvent.click(button('Plano A'));
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível abrir o menu');
  expect(screen.getByRole('alert')).toHaveTextContent('Você está sem conexão');
  expect(button('Plano A')).not.toHaveAttribute('aria-busy');
  onlineManager.setOnline(true);
  await userEvent.click(button('Plano A'));
  await arrive();
  expect(await screen.findByRole('menu', { name: 'Plano A' })).toBeInTheDocument();
});

test('after an upgrade, when the old files are gone, the second failure says to load the page again', async () => {
  const { fail } = twoMenus();
  for (const name of ['Plano A', 'Plano B']) {
    await userEvent.click(button(name));
    await fail();
  }
  expect(screen.getByText(/O Alecrim pode ter sido atualizado/)).toBeInTheDocument();
});

test('an idle page loads the script once, so that the first press finds it, also without a connection', async () => {
  vi.useFakeTimers();
  const { load, arrive } = twoMenus();
  expect(load).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  await arrive();
  const calls = load.mock.calls.length;
  expect(calls).toBeGreaterThan(0);
  fireEvent.pointerDown(button('Plano A'), { button: 0 });
  expect(menu()).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(calls);
});
