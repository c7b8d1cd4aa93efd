// @vitest-environment happy-dom
import { menuWithNumbers } from '@alecrim/domain/pure';
import { aSoma, aStoredSoma } from '@alecrim/domain/testing/numbers';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardapioDocument } from './cardapio-document.tsx';
import { Estimativa, Nutrientes } from './number-table.tsx';
import { shownMenu } from './shown-menu.ts';

const refeicoes = [
  { nome: 'Pré-treino', dias: ['treino'], opcoes: [{ itens: ['1 banana'] }] },
  {
    nome: 'Almoço',
    opcoes: [
      { itens: ['Feijoada'], dias: ['fim_de_semana'] },
      { itens: ['Arroz e feijão'] },
      { itens: [], dias: ['uteis'] },
    ],
  },
  { nome: 'Café', opcoes: [{ itens: ['1 pão'] }] },
  { nome: 'Ceia', dias: ['treino'], opcoes: [{ itens: ['Leite'], dias: ['treino', 'uteis'] }] },
];
const htmlOf = (plan: object, interactive = true) =>
  renderToStaticMarkup(
    <CardapioDocument
      menu={menuWithNumbers(plan, null)}
      interactive={interactive}
      Numbers={Estimativa}
      Nutrients={Nutrientes}
    />,
  );
const pageOf = (plan: object, interactive?: boolean) => {
  const page = document.createElement('div');
  page.innerHTML = htmlOf(plan, interactive);
  return page;
};
const textsOf = (page: Element, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('meals stand below their days, those of every day first, and are numbered in that order', () => {
  for (const interactive of [true, false]) {
    const page = pageOf({ refeicoes }, interactive);
    const groups = [...page.querySelectorAll('section > .doc-days')];
    expect(
      groups.map((group) => [group.querySelector('h3')?.textContent, group.getAttribute('data-days')]),
    ).toEqual([
      ['Todos os dias', ''],
      ['Dias de treino', 'treino'],
    ]);
    expect(groups.map((group) => textsOf(group, '.doc-meal h3'))).toEqual([
      ['Almoço', 'Café'],
      ['Pré-treino', 'Ceia'],
    ]);
    expect(textsOf(page, '.doc-number')).toEqual(['1', '2', '3', '4']);
    expect(textsOf(page, '.doc-index a')).toEqual(['Almoço', 'Café', 'Pré-treino', 'Ceia']);
    expect(page.querySelectorAll('details.doc-days').length > 0).toBe(interactive);
  }
});

test('options stand below their days with the numbers of the editor, and an empty one is left out', () => {
  const lunch = pageOf({ refeicoes }).querySelector('.doc-meal');
  expect(textsOf(lunch as Element, '.doc-days > summary')).toEqual(['Todos os dias', 'Fim de semana']);
  expect(textsOf(lunch as Element, '.doc-option h4')).toEqual(['Opção 2', 'Opção 1']);
});

test('an option does not repeat the days of its meal', () => {
  const { refeicoes: shown } = shownMenu(menuWithNumbers({ refeicoes }, null));
  expect(shown.at(-1)).toMatchObject({ nome: 'Ceia', dias: ['treino'], opcoes: [{ dias: ['uteis'] }] });
});

test('a plan without days, or with all of them, has no heading of days', () => {
  const plain = [{ nome: 'Café', opcoes: [{ itens: ['1 pão'] }, { itens: ['1 ovo'] }] }];
  const all = plain.map(({ opcoes, ...meal }) => ({
    ...meal,
    dias: ['uteis', 'fim_de_semana'],
    opcoes: opcoes.map((option) => ({ ...option, dias: [] })),
  }));
  expect(htmlOf({ refeicoes: plain })).not.toContain('days');
  expect(htmlOf({ refeicoes: all })).toBe(htmlOf({ refeicoes: plain }));
});

const sum = (kcal: number) => {
  const range = { min: kcal, base: kcal, max: kcal, faltam: 0 };
  return aStoredSoma({ kcal: range });
};
const iron = (valor: number) => [{ nome: 'ferro', valor, parte: 1, recomendado: 18 }];

test('the table has each kind of day, and what is the same on all of them once', () => {
  const numeros = {
    fontes: [],
    dia: aSoma(),
    refeicoes: [sum(1), sum(2), sum(3), sum(4)],
    dias: [
      {
        dias: ['treino'],
        dia: sum(700),
        refeicoes: [sum(90), sum(400), sum(210), null],
        nutrientes: iron(9),
      },
      { dias: ['descanso'], dia: sum(630), refeicoes: [null, sum(420), sum(210), null], nutrientes: iron(8) },
    ],
    nutrientes: iron(9),
  };
  const meals = refeicoes.slice(0, 3).map((meal) =>
    meal.nome === 'Almoço'
      ? {
          ...meal,
          opcoes: [
            { itens: ['Arroz'], dias: ['treino'] },
            { itens: ['Feijão'], dias: ['descanso'] },
          ],
        }
      : meal,
  );
  const page = pageOf({ refeicoes: meals, mostrar_numeros: 'kcal', numeros, mostrar_nutrientes: true });
  const [estimate, nutrients] = [...page.querySelectorAll('.doc-numbers')].map((table) =>
    [...table.querySelectorAll('tr')].map((row) => textsOf(row, 'th, td').join(' | ')),
  );
  expect(estimate?.map((row) => row.replaceAll('\u00a0', ' '))).toEqual([
    'Refeição | Energia',
    'Todos os dias',
    'Café | 210 kcal',
    'Dias de treino',
    'Almoço | 400 kcal',
    'Pré-treino | 90 kcal',
    'Dias de descanso',
    'Almoço | 420 kcal',
    'Dia: dias de treino | 700 kcal',
    'Dia: dias de descanso | 630 kcal',
  ]);
  expect(nutrients?.map((row) => row.replaceAll('\u00a0', ' '))).toEqual([
    'Nutriente | Dias de treino | Dias de descanso | Recomendado',
    'Ferro | 9 mg | 8 mg | 18 mg',
  ]);
});
