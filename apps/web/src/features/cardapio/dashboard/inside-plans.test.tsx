import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aFakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { InsidePlans } from './inside-plans.tsx';

const FUNCTION = 'POST /functions/procurarNosCardapios';
const found = { id: 'c1', titulo: 'Leve', paciente_nome: 'Marina', onde: 'Almoço', texto: 'Salmão grelhado' };

test('a plan is listed with the line in which the word is written, and the word stands out', async () => {
  const asked: unknown[] = [];
  const server = aFakeServer({
    // The server looks at a part of the plans at a time.
    [FUNCTION]: (body) => {
      asked.push(body);
      return asked.length === 1
        ? [200, { itens: [], continua: { created_date: 'd', id: 'x' } }]
        : [200, { itens: [found], continua: null }];
    },
  });
  await renderApp(<InsidePlans words="salmao" patient="p1" nothingFound="nada" />, { server });
  expect(await screen.findByRole('link', { name: 'Leve' })).toHaveAttribute(
    'href',
    '/VisualizarCardapio?id=c1',
  );
  expect(screen.getByText('Salmão')).toContainHTML('mark');
  expect(screen.getByText(/^Almoço:/)).toHaveTextContent('Almoço: Salmão grelhado');
  expect(asked).toEqual([
    { busca: 'salmao', paciente_id: 'p1' },
    { busca: 'salmao', paciente_id: 'p1', depois_de: { created_date: 'd', id: 'x' } },
  ]);
});

test('where no plan has the words inside, the page says so', async () => {
  const server = aFakeServer({ [FUNCTION]: [200, { itens: [], continua: null }] });
  await renderApp(<InsidePlans words="salmao" patient={null} nothingFound="nada" />, { server });
  expect(await screen.findByText('nada')).toBeVisible();
});
