import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

test('a control is tied to its label, hint and error', () => {
  render(
    <Field label="Senha" hint="Pelo menos 8 caracteres" error="Curta demais">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Senha');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Pelo menos 8 caracteres Curta demais');
});

test('a control without an error is valid and has no description', () => {
  render(<Field label="Nome">{(control) => <Input {...control} />}</Field>);
  expect(screen.getByLabelText('Nome')).toBeValid();
  expect(screen.getByLabelText('Nome')).not.toHaveAttribute('aria-describedby');
});

test('a hidden label names the control and has no element on the page', () => {
  render(
    <Field label="Itens da Opção 1" isLabelHidden error="Escreva ao menos um item">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Itens da Opção 1' });
  expect(input).toHaveAccessibleDescription('Escreva ao menos um item');
  expect(screen.queryByText('Itens da Opção 1')).not.toBeInTheDocument();
});
