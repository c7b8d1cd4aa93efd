import { publicMenuOf } from '@alecrim/domain/pure';
import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ListaDeCompras } from './lista-de-compras.tsx';

const menu = publicMenuOf(aCardapio(), aProfile());
const choice = { days: 7, people: 2, options: [] };
const list = [
  {
    name: 'Mercearia',
    lines: [
      { name: 'Arroz branco', amount: '1,2 kg', remark: 'ou batata-inglesa' },
      { name: 'Sal', amount: '', remark: '' },
    ],
  },
];

test('the list names the nutritionist, the patient, and for how many people and days it is', () => {
  const html = renderToStaticMarkup(<ListaDeCompras menu={menu} list={list} choice={choice} />);
  for (const text of ['Helena Duarte', 'Para: Marina Alves', '7 dias, 2 pessoas', '<h2>Mercearia</h2>'])
    expect(html).toContain(text);
  expect(html).toContain('<span>Arroz branco<b>1,2 kg</b><small>ou batata-inglesa</small></span>');
  expect(html).toContain('<li><span>Sal</span></li>');
  expect(html).not.toContain('<input');
});

test('on the patient’s page each line has a box to tick, with the name as its value', () => {
  const html = renderToStaticMarkup(<ListaDeCompras menu={menu} list={list} choice={choice} hasTicks />);
  expect(html.match(/<label><input type="checkbox"/g)).toHaveLength(2);
  expect(html).toContain('value="Arroz branco"');
});

test('a list without anything says so', () => {
  const html = renderToStaticMarkup(<ListaDeCompras menu={menu} list={[]} choice={choice} />);
  expect(html).toContain('Não há nada para comprar');
});
