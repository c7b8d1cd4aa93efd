import { CardapioDocument, Estimativa, ListaDeCompras, qrPath } from '@alecrim/document';
import { menuWithNumbers } from '@alecrim/domain';
import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { aNumeros } from '@alecrim/domain/testing/numbers';
import fc from 'fast-check';
import { Component, createElement, type ReactElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { markupOf } from './markup.ts';

const menu = (over: Parameters<typeof aCardapio>[0] = {}, profile = aProfile()) =>
  menuWithNumbers({ ...aCardapio(over), numeros: aNumeros(), mostrar_numeros: 'macros' }, profile);

/** Names of attributes are the same in capital and small letters, and their order has no meaning. */
const comparable = (html: string) =>
  html.replaceAll(/<([a-z0-9]+)((?: [\w-]+="[^"]*")*)(\/?>)/gi, (_tag, name, attributes, end) => {
    const each = (attributes as string).match(/ [\w-]+="[^"]*"/g) ?? [];
    const written = each.map((text) => text.replace(/^[^=]+/, (word) => word.toLowerCase()));
    return `<${name}${written.toSorted().join('')}${end}`;
  });

const expectAsReact = (element: ReactElement) =>
  expect(comparable(markupOf(element))).toBe(comparable(renderToStaticMarkup(element)));

test('the document, its numbers and the shopping list are written as React writes them', () => {
  const trocas = [{ linha: '2 ovos', por: ['60 g de queijo', '90 g de frango'] }];
  const refeicoes = [
    { nome: 'Café', horario: '7h', opcoes: [{ descricao: '', itens: ['2 ovos', '1 pão'] }] },
  ];
  const qr = qrPath('https://cardapios.exemplo.com.br/#/VerCardapio?token=um');
  for (const plan of [menu(), menu({ refeicoes, trocas, permitir_trocas: true }), menu({ refeicoes: [] })]) {
    expectAsReact(<CardapioDocument menu={plan} Numbers={Estimativa} qr={qr} link={{ url: 'https://x' }} />);
    expectAsReact(
      <CardapioDocument menu={plan} interactive={false} inkSaving currentMealIndex={0} mayBeEmpty />,
    );
  }
  const lines = [{ name: 'Arroz', amount: '1 kg', remark: 'ou "batata"' }];
  const choice = { days: 7, people: 2, options: [] };
  expectAsReact(
    <ListaDeCompras menu={menu()} list={[{ name: 'Mercearia', lines }]} choice={choice} hasTicks />,
  );
});

test('any text of a plan is written as React writes it', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('<b>', '"\'&amp;', '</style>', '<!--'),
  );
  fc.assert(
    fc.property(text, (evil) => {
      const opcoes = [{ descricao: evil, itens: [evil, `2 ${evil}`] }];
      const plan = menu(
        { titulo: evil, refeicoes: [{ nome: evil, horario: evil, opcoes }], receitas: [], orientacoes: [] },
        aProfile({ nome_nutricionista: evil, telefone: evil, email_profissional: evil }),
      );
      expectAsReact(<CardapioDocument menu={plan} />);
    }),
    { numRuns: process.env.TEST_DEPTH === 'full' ? 2_000 : 40 },
  );
});

test('attributes are written as React writes them', () => {
  expectAsReact(
    <>
      <p id="um" hidden tabIndex={-1} aria-hidden={false} data-open={true} role="status">
        {0} {null} {false} {[1, ['dois', undefined]]} {`três & "quatro"`}
      </p>
      <label htmlFor="cinco" className={'a "b" <c>'}>
        <input type="checkbox" name="x" value={3} defaultChecked autoComplete="off" />
        <input type="number" inputMode="numeric" min={1} required defaultValue={7} />
        <input type="checkbox" defaultChecked={false} readOnly={false} />
      </label>
      {createElement('a', { href: '' }, 'Aqui')}
      <div style={{ '--brand-ink': '#123456', '--brand-soft': 'a"b' } as object} />
      <svg
        viewBox="0 0 1 1"
        shapeRendering="crispEdges"
        strokeWidth="1.5"
        strokeLinecap="round"
        fill="none"
      />
      <details open>
        <summary />
      </details>
      <td colSpan={2} />
      <img src="/a.png" alt="" width={1} loading="lazy" decoding="async" />
    </>,
  );
});

class Stateful extends Component {
  override render = () => null;
}

test.each<[string, ReactElement]>([
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the test is that it is refused
  ['markup from a text', createElement('p', { dangerouslySetInnerHTML: { __html: '<b>' } })],
  ['a listener', <button key="" type="button" onClick={() => {}} />],
  ['a style that is no custom property', <p key="" style={{ color: 'red' }} />],
  ['a link that is a script', createElement('a', { href: ' java\nscript:alert(1)' })],
  ['a boundary', <Suspense key="" />],
  ['a class', <Stateful key="" />],
])('%s is refused', (_what, element) => {
  expect(() => markupOf(element)).toThrow();
});
