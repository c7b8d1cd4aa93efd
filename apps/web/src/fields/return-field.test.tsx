import { addDays, dayText } from '@alecrim/domain/pure';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { dayOf } from '../lib/dates.ts';
import { ReturnField } from './return-field.tsx';

function Stored() {
  return <output>{useWatch({ name: 'retorno_em' })}</output>;
}

function Form() {
  return (
    <FormProvider {...useForm({ defaultValues: { retorno_em: null } })}>
      <ReturnField label="Próximo retorno" />
      <Stored />
    </FormProvider>
  );
}

test.each([15, 30, 45, 60])('"Em %i dias" fills the date of the return', async (days) => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: `Em ${days} dias` }));
  const day = addDays(dayOf(new Date()), days);
  expect(screen.getByRole('status')).toHaveTextContent(day);
  expect(screen.getByLabelText('Próximo retorno')).toHaveValue(dayText(day));
  expect(screen.getByText(new RegExp(`, em ${days} dias$`))).toBeInTheDocument();
});

test('a year of two digits is one to come, not of the last century', async () => {
  render(<Form />);
  const year = new Date().getFullYear() + 1;
  await userEvent.type(screen.getByLabelText('Próximo retorno'), `5/1/${String(year).slice(2)}`);
  expect(screen.getByRole('status')).toHaveTextContent(`${year}-01-05`);
});
