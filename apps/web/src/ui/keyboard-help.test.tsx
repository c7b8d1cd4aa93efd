import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { KeyboardHelp } from './keyboard-help.tsx';

test('a question mark opens the list of the shortcuts, but in a field it is a letter', async () => {
  render(
    <>
      <input aria-label="Nome" />
      <KeyboardHelp />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Nome'), 'Ovo?');
  expect(screen.getByLabelText('Nome')).toHaveValue('Ovo?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  screen.getByLabelText('Nome').blur();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Atalhos do teclado' })).toHaveTextContent(
    'Próxima refeição',
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
