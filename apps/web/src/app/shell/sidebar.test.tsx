import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { Sidebar, SidebarToggle } from './sidebar.tsx';
import { useSidebarState } from './sidebar-state.ts';

/** Navigates by code, as the question about unsaved changes does after it stopped a link. */
let goTo: (path: string) => Promise<void>;

function Shown() {
  const state = useSidebarState();
  const navigate = useNavigate();
  goTo = (path) => act(() => navigate(path));
  return (
    <>
      <Sidebar state={state} onSearch={() => {}} />
      {state.isPhone && <SidebarToggle state={state} />}
    </>
  );
}

let width = 1440;
beforeEach(() => {
  width = 1440;
  // biome-ignore lint/suspicious/noDocumentCookie: the very thing under test.
  document.cookie = 'sidebar_state=; max-age=0; path=/';
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: width < 768, media: query }) as MediaQueryList,
  );
});
afterEach(() => void vi.useRealTimers());

const shown = (over = {}, at = '/') =>
  renderApp(<Shown />, { server: aFakeServer({ [ME]: [200, anAccount(over)] }), at, isSignedIn: true });

test('the sidebar starts with the product name and its subtitle', async () => {
  await shown();
  const menu = screen.getByRole('complementary', { name: 'Menu' });
  expect(menu).toHaveTextContent(/^AlecrimGestão de Cardápios/);
});

test('the items are in order, and the library items are indented under their header', async () => {
  await shown();
  const nav = screen.getByRole('navigation', { name: 'Principal' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Dashboard', 'Pacientes', 'Categorias', 'Refeições', 'Receitas', 'Orientações', 'Meu Perfil']);
  const library = within(nav).getByRole('heading', { name: 'Biblioteca' }).closest('li')!;
  expect(within(library).getAllByRole('link')).toHaveLength(4);
});

test.each([
  ['/', 'Dashboard'],
  ['/Dashboard', 'Dashboard'],
  ['/pacientes', 'Pacientes'],
  ['/GerenciarCategorias', 'Categorias'],
])('at %s the item %s is the current one', async (at, label) => {
  await shown({}, at);
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual([label]);
  expect(current[0]).toHaveClass('bg-brand', 'text-on-brand');
});

test("a patient's page has no item, so Pacientes stays highlighted", async () => {
  await shown({}, '/Paciente?id=p1');
  const active = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(active.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Pacientes', 'true'],
  ]);
});

test('the footer shows the photo, the full name and the e-mail of the signed-in person', async () => {
  await shown({ full_name: 'Ana Lima', foto_url: '/files/foto.webp' });
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByText('Ana Lima')).toBeInTheDocument();
  expect(within(footer).getByText('ana@example.com')).toBeInTheDocument();
  expect(footer.querySelector('img')).toHaveAttribute('src', '/files/foto.webp');
  expect(within(footer).queryByText('A')).toBeNull();
});

test('the footer shows Nutricionista when the account has no name', async () => {
  await shown({ full_name: null, foto_url: null });
  expect(screen.getByText('Nutricionista')).toBeInTheDocument();
  expect(screen.getByText('ana@example.com')).toBeInTheDocument();
  expect(screen.getByText('N')).toBeInTheDocument();
});

test('Ctrl+B and Cmd+B fold the sidebar to 3rem and back to 16rem, and a cookie keeps the state', async () => {
  await shown();
  const menu = () => screen.getByRole('complementary', { name: 'Menu' });
  expect(menu().style.width).toBe('16rem');
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(menu().style.width).toBe('3rem');
  expect(document.cookie).toContain('sidebar_state=false');
  await userEvent.keyboard('{Meta>}b{/Meta}');
  expect(menu().style.width).toBe('16rem');
  expect(document.cookie).toContain('sidebar_state=true');
});

test('the cookie of an earlier visit opens the sidebar folded, and its tooltips show without delay', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the very thing under test.
  document.cookie = 'sidebar_state=false; path=/';
  await shown();
  expect(screen.getByRole('complementary', { name: 'Menu' }).style.width).toBe('3rem');
  vi.useFakeTimers();
  fireEvent.pointerMove(screen.getByRole('link', { name: 'Receitas' }), { pointerType: 'mouse' });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Receitas');
});

test('on a phone the sidebar is a drawer of 18rem that closes when a link is followed', async () => {
  width = 360;
  await shown();
  expect(screen.queryByRole('navigation')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
  expect(screen.getByRole('dialog', { name: 'Menu' }).style.width).toBe('18rem');
  await userEvent.click(screen.getByRole('link', { name: 'Pacientes' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void userEvent.keyboard('{Control>}b{/Control}'));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
});

test('on a phone the drawer closes on every change of page, not only after its own links', async () => {
  width = 360;
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
  await goTo('/Pacientes');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Ctrl+Shift+B is left to the browser, and a key event without a key, as autofill sends it, does nothing', async () => {
  await shown();
  const bookmarks = new KeyboardEvent('keydown', {
    key: 'B',
    ctrlKey: true,
    shiftKey: true,
    cancelable: true,
  });
  const autofill = new Event('keydown', { cancelable: true });
  const failures: unknown[] = [];
  const onError = (event: ErrorEvent) => void failures.push(event.error);
  window.addEventListener('error', onError);
  act(() => void window.dispatchEvent(bookmarks));
  act(() => void window.dispatchEvent(autofill));
  window.removeEventListener('error', onError);
  expect(bookmarks.defaultPrevented).toBe(false);
  expect(failures).toEqual([]);
  expect(screen.getByRole('button', { name: 'Recolher menu' })).toBeInTheDocument();
});
