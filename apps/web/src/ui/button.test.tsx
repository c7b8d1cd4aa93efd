import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a busy button ignores a second press and keeps the focus', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy onClick={onClick}>
        Salvar
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Salvar' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

test('a link can look like a button', () => {
  render(
    <Button asChild>
      <a href="/x">Abrir</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Abrir' })).toHaveClass('bg-brand');
});
