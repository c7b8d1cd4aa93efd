import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { NotFound } from './message-pages.tsx';

const signedInAs = (role: 'user' | 'admin', at = '/nada/aqui') =>
  renderApp(<NotFound />, {
    server: aFakeServer({ [ME]: [200, anAccount({ role })] }),
    at,
    isSignedIn: true,
  });

test('the page names the missing path and leads home', async () => {
  await signedInAs('user');
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  expect(screen.getByText('/nada/aqui')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByText(/may not be implemented/)).toBeNull();
});

test('only an admin sees the note about a missing implementation', async () => {
  await signedInAs('admin');
  expect(screen.getByText(/may not be implemented yet/)).toBeInTheDocument();
});

test('a path that cannot be decoded is shown unchanged', async () => {
  await signedInAs('user', '/%E0%A4%A');
  expect(screen.getByText('/%E0%A4%A')).toBeInTheDocument();
});
