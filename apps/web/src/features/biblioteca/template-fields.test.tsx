import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { aFakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { OrientacaoTemplateFields } from './template-fields.tsx';

function Value() {
  return <output aria-label="Valor">{useWatch({ name: 'categoria' })}</output>;
}

function Form() {
  return (
    <FormProvider {...useForm({ defaultValues: { titulo: '', itens: [], categoria: 'geral' } })}>
      <OrientacaoTemplateFields />
      <Value />
    </FormProvider>
  );
}

test('a category that was created for guidance can be chosen beside the six fixed ones', async () => {
  const own = { id: 'k1', nome: 'Esportistas', tipo: 'orientacao', cor: '#123456' };
  const server = aFakeServer({ 'GET /entities/Categoria': [200, [own]] });
  await renderApp(<Form />, { server });
  await screen.findByRole('option', { name: 'Esportistas' });
  expect(screen.getAllByRole('option')).toHaveLength(7);
  await userEvent.selectOptions(screen.getByLabelText('Categoria'), 'Esportistas');
  expect(screen.getByLabelText('Valor')).toHaveTextContent('k1');
});
