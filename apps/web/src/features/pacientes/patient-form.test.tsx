import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { aFakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { PatientForm } from './patient-form.tsx';

function Form({ nome }: { nome: string }) {
  return (
    <FormProvider {...useForm({ defaultValues: { nome } })}>
      <PatientForm />
    </FormProvider>
  );
}

async function aForm(nome: string) {
  const marina = {
    id: 'p1',
    nome: 'Marina Alves',
    telefone: '(11) 91234-5678',
    email: null,
    data_nascimento: null,
  };
  const server = aFakeServer({ 'GET /entities/Paciente': [200, [marina]] });
  await renderApp(<Form nome={nome} />, { server });
  return { server, field: screen.getByLabelText('Nome Completo *') };
}

test('a second patient of the same name is pointed out, with what tells the two apart', async () => {
  const { field } = await aForm('');
  await userEvent.type(field, 'marina alves');
  expect(await screen.findByText(/já tem paciente com este nome: \(11\) 91234-5678/)).toBeInTheDocument();
});

test('a patient whose name does not change is not compared with herself', async () => {
  const { server, field } = await aForm('Marina Alves');
  await userEvent.type(field, ' ');
  await waitFor(() => expect(field).toHaveValue('Marina Alves '));
  expect(server.calls).not.toContain('GET /entities/Paciente');
  expect(screen.queryByText(/já tem paciente/)).not.toBeInTheDocument();
});
