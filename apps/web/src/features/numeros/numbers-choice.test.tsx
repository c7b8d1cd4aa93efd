import type { Account } from '@alecrim/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME, refused } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { NumbersSwitch } from './numbers-frame.tsx';
import { NumbersQuestion } from './numbers-question.tsx';

// The choice of a device is read once, so each test needs the modules anew.
vi.hoisted(() => vi.resetModules());

function Editor() {
  return (
    <FormProvider {...useForm()}>
      <NumbersSwitch />
      <NumbersQuestion />
    </FormProvider>
  );
}

async function anEditor(calorias_e_macros: Account['calorias_e_macros']) {
  let account = anAccount({ calorias_e_macros });
  const sent: unknown[] = [];
  const server = aFakeServer({
    [ME]: () => [200, account],
    'PUT /entities/User/me': (body) => {
      sent.push(body);
      account = { ...account, ...(body as object) };
      return [200, account];
    },
  });
  await renderApp(<Editor />, { server, isSignedIn: true });
  return { server, sent };
}
const isOn = () => screen.getByRole('switch', { name: /^Calorias e macros/ }).getAttribute('aria-checked');
const question = () => screen.queryByText('Quer ver calorias e macros enquanto escreve?');

test('a new account sees the numbers and is asked once; the answer is stored with the account', async () => {
  const { sent } = await anEditor('perguntar');
  expect([isOn(), question()]).toEqual(['true', expect.anything()]);
  await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  await waitFor(() => expect(sent).toEqual([{ calorias_e_macros: 'nao' }]));
  expect([isOn(), question()]).toEqual(['false', null]);
});

test('the switch answers the question too, and another device knows the answer', async () => {
  const { sent } = await anEditor('perguntar');
  await userEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(sent).toEqual([{ calorias_e_macros: 'nao' }]));
  expect(question()).toBeNull();
});

test.each([
  ['sim', 'true'],
  ['nao', 'false'],
] as const)('an account that chose %s is not asked', async (choice, shown) => {
  await anEditor(choice);
  expect([isOn(), question()]).toEqual([shown, null]);
});

test('an account from before keeps the choice of its device until it makes one of its own', async () => {
  const { sent } = await anEditor('por_aparelho');
  expect([isOn(), question()]).toEqual(['false', null]);
  await userEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(sent).toEqual([{ calorias_e_macros: 'sim' }]));
  expect(isOn()).toBe('true');
});

test('a choice that could not be saved is said, and the switch goes back', async () => {
  const { server } = await anEditor('sim');
  server.now({ 'PUT /entities/User/me': refused(403, 'x') });
  await userEvent.click(screen.getByRole('switch'));
  expect(await screen.findByText('A sua escolha não foi salva')).toBeInTheDocument();
  expect(isOn()).toBe('true');
});
