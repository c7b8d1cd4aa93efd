import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchBox } from './search-box.tsx';

function Box() {
  const [value, setValue] = useState('');
  return <SearchBox placeholder="Buscar cardápios..." value={value} onChange={setValue} />;
}

test('the clear button has a name, empties the box and returns the focus to it', async () => {
  render(<Box />);
  const box = screen.getByRole('searchbox', { name: 'Buscar cardápios' });
  await userEvent.type(box, 'corrida');
  await userEvent.click(screen.getByRole('button', { name: 'Limpar busca' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Limpar busca' })).toBeNull();
});

test('the box accepts no more characters than the server searches for', async () => {
  render(<Box />);
  const box = screen.getByRole('searchbox');
  await userEvent.click(box);
  await userEvent.paste('a'.repeat(500));
  expect((box as HTMLInputElement).value).toHaveLength(200);
});
