import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

function Form() {
  return (
    <FormProvider {...useForm()}>
      <TextField name="senha" label="Senha" type="password" />
    </FormProvider>
  );
}

test('a password is shown and hidden again by its button', async () => {
  render(<Form />);
  const button = screen.getByRole('button', { name: 'Mostrar senha' });
  expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password');
  await userEvent.click(button);
  expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'text');
  await userEvent.click(button);
  expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password');
});
