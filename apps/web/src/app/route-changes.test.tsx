import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RouteChanges } from './route-changes.tsx';
import { MAIN_ID } from './shell/app-shell.tsx';

const at = (address: string, links: readonly string[]) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <RouteChanges />
      <main id={MAIN_ID} tabIndex={-1}>
        {links.map((to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ))}
      </main>
    </MemoryRouter>,
  );

const follow = (to: string) => userEvent.click(screen.getByRole('link', { name: to }));

test('the first page does not take the focus', () => {
  at('/Dashboard', []);
  expect(document.body).toHaveFocus();
});

test.each([
  ['/Dashboard', '/Pacientes', 'another page'],
  ['/VisualizarCardapio?id=a', '/VisualizarCardapio?id=b', 'another plan on the same page'],
  ['/Dashboard', '/Dashboard?paciente=a', 'the plans of one patient'],
  ['/CriarCardapio', '/CriarCardapio?modelo=a', 'a new plan from a template'],
])('from %s to %s the focus goes to the page: it is %s', async (from, to) => {
  at(from, [to]);
  await follow(to);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a search or a filter leaves the focus where it is', async () => {
  at('/Pacientes', ['/Pacientes?busca=ana']);
  await follow('/Pacientes?busca=ana');
  expect(screen.getByRole('link')).toHaveFocus();
});
