import { ListaDeCompras } from '@alecrim/document';
import { publicMenuOf, type ShoppingNeeds, shoppingList } from '@alecrim/domain';
import { demoCardapios, demoProfile } from '@alecrim/domain/starter-library/demo';
import { decisionsOf, planShopping, planTexts } from '@alecrim/nutrition';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shoppingSheet } from './index.ts';
import { documentWords, fileWords } from './testing-words.ts';

/** What a plan needs, without foods of an own list. */
function needsOf(plan: (typeof demoCardapios)[number]): ShoppingNeeds {
  const known = { decisions: decisionsOf([]), ownFoods: [] };
  const steps = planShopping(planTexts(plan as never), known as never) as Iterator<unknown, ShoppingNeeds>;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const cases = demoCardapios.map((plan, i) => [`list ${i + 1} of the demonstration`, plan] as const);

test.each(cases)('%s: the file has the words of the page, in its order', async (_, plan) => {
  const menu = publicMenuOf(plan, demoProfile);
  const needs = needsOf(plan);
  const shopping = { days: 14, people: 2, options: needs.meals.map((options) => options.map((_, at) => at)) };
  const sheet = shoppingSheet({ menu, needs, shopping, choice: {} });
  const list = shoppingList(needs, shopping);
  expect(list.length).toBeGreaterThan(3);
  const page = <ListaDeCompras menu={menu} list={list} choice={shopping} needs={needs} />;
  expect(await fileWords(sheet)).toEqual(documentWords(renderToStaticMarkup(page)));
});

test('a list without anything to buy says so', async () => {
  const [plan] = demoCardapios as [(typeof demoCardapios)[number]];
  const menu = publicMenuOf(plan, demoProfile);
  const needs = { sections: [], foods: [], meals: [] };
  const shopping = { days: 7, people: 1, options: [] };
  const sheet = shoppingSheet({ menu, needs, shopping, choice: { letra: 'grande', tinta: 'pouca' } });
  const page = <ListaDeCompras menu={menu} list={[]} choice={shopping} />;
  expect(await fileWords(sheet)).toEqual(documentWords(renderToStaticMarkup(page)));
});
