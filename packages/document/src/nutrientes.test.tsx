import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Nutrientes } from './number-table.tsx';

const markup = (itens: Parameters<typeof Nutrientes>[0]['nutrientes']['itens']) =>
  renderToStaticMarkup(<Nutrientes nutrientes={{ itens }} />);

test('each nutrient stands beside what is recommended, or beside a limit', () => {
  const html = markup([
    { nome: 'ferro', valor: 9.21, recomendado: 18, limite: 45 },
    { nome: 'sodio', valor: 1355, limite: 2300 },
    { nome: 'acucar', valor: 40 },
  ]);
  expect(html).toContain('<th scope="row">Ferro</th><td data-title="No cardápio">9,2\u00a0mg</td>');
  expect(html).toContain('<td data-title="Recomendado">18\u00a0mg</td>');
  expect(html).toContain('<td data-title="Recomendado">até 2.300\u00a0mg</td>');
  expect(html).toContain('<td data-title="Recomendado"></td>');
  expect(html).not.toMatch(/≥|com dado/);
});

test('without a reference there is no column for it', () => {
  const html = markup([{ nome: 'ferro', valor: 9.21 }]);
  expect(html).not.toContain('Recomendado');
});
