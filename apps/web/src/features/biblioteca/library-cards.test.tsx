import type { Stored } from '@alecrim/domain';
import { anOrientacaoTemplate } from '@alecrim/domain/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { OrientacaoCard } from './library-cards.tsx';

const actions = { edit() {}, duplicate() {}, remove() {} };
const sheet = (over: object) =>
  ({
    ...anOrientacaoTemplate(),
    id: 'o1',
    titulo: 'Hidratação',
    created_by: 'Bia Reis',
    created_by_id: 'u2',
    is_sample: false,
    ...over,
  }) as Stored<'OrientacaoTemplate'>;

const show = (over: object, role: 'user' | 'admin' = 'user') =>
  renderApp(<OrientacaoCard record={sheet(over)} actions={actions} />, {
    server: aFakeServer({ [ME]: [200, anAccount({ id: 'u1', role })] }),
    isSignedIn: true,
  });

const offered = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

test('the sheet of another nutritionist names its owner and offers only to duplicate it', async () => {
  await show({});
  expect(screen.getByText('De Bia Reis')).toBeInTheDocument();
  expect(offered()).toEqual(['Duplicar Hidratação']);
});

test('the owner may change a sheet, and an admin may change any sheet', async () => {
  const { unmount } = await show({ created_by_id: 'u1' });
  expect(screen.getByText('Criada por você')).toBeInTheDocument();
  expect(offered()).toHaveLength(3);
  unmount();
  await show({}, 'admin');
  expect(offered()).toHaveLength(3);
});

test.each([
  ['gestantes', 'Gestantes'],
  ['higienizacao', 'Higienização'],
  ['marciana', 'Outros'],
  [null, 'Outros'],
])('the category %s shows %s', async (categoria, label) => {
  await show({ categoria });
  expect(screen.getByText(label)).toBeInTheDocument();
});
