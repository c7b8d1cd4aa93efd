import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QueryView } from './states.tsx';

const waiting = { data: undefined, error: null, isPending: true, isPaused: false, refetch: vi.fn() };

const show = (query: Parameters<typeof QueryView<string>>[0]['query']) =>
  render(<QueryView query={query}>{(data) => <p>{data}</p>}</QueryView>);

test('a query that is under way shows that it is loading', () => {
  show(waiting);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando...');
});

test('a query that waits for the network says so', () => {
  show({ ...waiting, isPaused: true });
  expect(screen.getByText('O conteúdo será carregado quando a conexão voltar.')).toBeInTheDocument();
});

test('a failed query says why, and can be repeated', () => {
  const refetch = vi.fn();
  show({ ...waiting, isPending: false, error: { code: 'DB_UNAVAILABLE' }, refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('O banco de dados não está respondendo');
  screen.getByRole('button', { name: 'Tentar novamente' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

test('data stay on the screen when a refetch fails', () => {
  show({ ...waiting, data: 'Marina', isPending: false, error: new Error() });
  expect(screen.getByText('Marina')).toBeInTheDocument();
});
