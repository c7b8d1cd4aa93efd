import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createAppHistory } from './app-history.ts';
import { AppRouter } from './app-router.tsx';
import { useWriteAddress } from './write-address.ts';

function Writers() {
  const write = useWriteAddress();
  function writeBoth() {
    write({ q: '' });
    write({ categoria: 'nenhuma' });
  }
  return (
    <button type="button" onClick={writeBoth}>
      Escrever
    </button>
  );
}

test('two controls that write to the address in one render both succeed, and other parameters stay', async () => {
  window.history.replaceState(null, '', '/GerenciarRefeicoes?q=feijao&categoria=almoco&de=mim');
  render(
    <AppRouter history={createAppHistory()}>
      <Writers />
    </AppRouter>,
  );
  screen.getByRole('button').click();
  expect(window.location.pathname + window.location.search).toBe(
    '/GerenciarRefeicoes?categoria=nenhuma&de=mim',
  );
});
