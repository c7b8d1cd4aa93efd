import { CardapioDocument, Estimativa, Nutrientes, updatedOn } from '@alecrim/document';
import { menuWithNumbers } from '@alecrim/domain';
import { demoCardapios, demoProfile } from '@alecrim/domain/starter-library/demo';
import { planosProntos } from '@alecrim/domain/starter-library/planos';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PaperChoice, planSheet } from './index.ts';
import { numbersOf } from './testing-numbers.ts';
import { documentWords, fileWords } from './testing-words.ts';

type Menu = ReturnType<typeof menuWithNumbers>;

const updatedDate = '2026-11-17T15:00:00.000Z';
const demo = demoCardapios.map((plan) => menuWithNumbers(plan, demoProfile));
const [first] = demo as [Menu];
const withPlan = (change: object): Menu => ({ ...first, cardapio: { ...first.cardapio, ...change } });
const meals = demo.flatMap(({ cardapio }) => cardapio.refeicoes);
const emoji = ['🍎 maçã', '🥗 salada', '❤️ amor', '✅ feito', '½ xícara', '→ depois'];

const cases: [string, Menu, PaperChoice][] = [
  ...demo.map((menu, i): [string, Menu, PaperChoice] => [`plan ${i + 1} of the demonstration`, menu, {}]),
  ...demo
    .slice(0, 2)
    .map((menu, i): [string, Menu, PaperChoice] => [`plan ${i + 1} with numbers`, numbersOf(menu), {}]),
  ...planosProntos.map(({ modelo }): [string, Menu, PaperChoice] => [
    `the ready plan ${modelo.nome}`,
    menuWithNumbers({ ...modelo, titulo: modelo.nome }, demoProfile),
    {},
  ]),
  ['a plan in large print', first, { letra: 'grande' }],
  ['a plan with little ink', first, { tinta: 'pouca' }],
  [
    'a plan of 30 meals',
    withPlan({ refeicoes: Array.from({ length: 30 }, (_, i) => meals[i % meals.length]) }),
    {},
  ],
  [
    'a plan with emoji',
    withPlan({ refeicoes: [{ nome: 'Lanche 🍇', horario: '', opcoes: [{ descricao: '', itens: emoji }] }] }),
    {},
  ],
  [
    'a plan with days',
    withPlan({
      refeicoes: first.cardapio.refeicoes.map((meal, i) => (i % 2 ? meal : { ...meal, dias: ['treino'] })),
    }),
    {},
  ],
  ['an empty plan', withPlan({ refeicoes: [], receitas: [], orientacoes: [], observacoes_finais: null }), {}],
];

test.each(cases)('%s: the file has the words of the document, in its order', async (_, menu, choice) => {
  const page = (
    <CardapioDocument
      menu={menu}
      Numbers={Estimativa}
      Nutrients={Nutrientes}
      date={updatedOn(updatedDate)}
      interactive={false}
    />
  );
  const sheet = planSheet({ menu, updatedDate, choice });
  expect(sheet.foot.join(' ')).toBe('Cardápio elaborado por Helena Duarte CRN-3 00000');
  expect(await fileWords(sheet)).toEqual(documentWords(renderToStaticMarkup(page)));
});
