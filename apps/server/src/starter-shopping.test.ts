import { lineWords, type ShoppingChoice, shoppingList, shoppingText, usualShopping } from '@alecrim/domain';
import { demoCardapios } from '@alecrim/domain/starter-library/demo';
import { planShopping, planTexts } from '@alecrim/nutrition';
import { expect, test } from 'vitest';

async function needsOf(title: string) {
  const plan = demoCardapios.find(({ titulo }) => titulo === title);
  if (!plan) throw new Error(`The demonstration has no "${title}".`);
  const steps = planShopping(planTexts(plan));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

test('the week of an office worker for two people, calculated by hand', async () => {
  const needs = await needsOf('Plano alimentar para a rotina de escritório');
  const choice: ShoppingChoice = { ...usualShopping(needs), people: 2 };
  // Each amount is that of one person and day, times 14. Soup: an eighth of its recipe.
  expect(shoppingText(shoppingList(needs, choice), choice).split('\n')).toEqual([
    '*Lista de compras* (7 dias, 2 pessoas)',
    '',
    '*Hortifruti*',
    'Abóbora cabotiá: 300 g', // soup: 100 g boiled × 1.1 × 1.41 / 8 × 14 = 271
    'Alho',
    'Batata-inglesa: 4 unidades', // soup: 2 / 8 × 14 = 3.5
    'Cebola',
    'Cebolinha',
    'Cenoura: 5 unidades', // 12 g of 120 g, and soup 2 / 8: 0.35 × 14 = 4.9
    'Chuchu: 2 unidades', // soup: 1 / 8 × 14 = 1.75
    'Couve-manteiga: 200 g (1 maço)', // soup: 60 × 1.75 / 8 × 14 = 184
    'Legumes',
    'Maçã: 14 unidades (ou banana-prata, laranja-pera)',
    'Mamão papaia: 7 unidades', // half of one
    'Melão: 2,5 kg (cerca de 2 unidades)', // 90 × 1.96 × 14 = 2470
    'Morango: 900 g (4 bandejas de 250 g)', // 60 × 1.06 × 14 = 890
    'Salada de folhas',
    '',
    '*Açougue*',
    'Peito de frango: 2,7 kg (ou carne bovina, peixe, ovo)', // 100 g grilled × 1.49, soup 300 / 8: 186.5 × 14 = 2611
    '',
    '*Padaria*',
    'Pão de forma integral: 1 kg (2 pacotes de 500 g)', // (50 + 25) × 14 = 1050: a tenth of a packet more
    'Pão francês: 14 unidades',
    'Torrada: 450 g (4 pacotes de 140 g)', // 32 × 14 = 448
    '',
    '*Laticínios e frios*',
    'Iogurte natural: 2,8 kg (17 potes de 170 g)',
    'Leite integral: 4,2 L (5 caixas de 1 L)', // 200 ml, and half of 204 g of coffee with milk, 99 ml: 299 × 14 = 4186
    'Ovo: 14 unidades (2 dúzias)',
    'Ricota: 500 g', // 35 × 14 = 490
    '',
    '*Mercearia*',
    'Arroz branco: 550 g (1 pacote de 1 kg; ou batata-inglesa, mandioca, macarrão)', // 100 g boiled × 0.36 × 14 = 504
    'Café em pó',
    'Feijão carioca: 500 g (1 pacote de 1 kg)', // 140 g boiled × 0.23 × 14 = 450.8
    'Granola sem açúcar: 300 g (2 pacotes de 250 g)', // 20 × 14 = 280
    'Sal',
  ]);
});

test('the week of a pregnancy with all lunches in turn and no other meal, calculated by hand', async () => {
  const needs = await needsOf('Plano alimentar da gestação: segundo trimestre');
  const lunches = needs.meals.map((options, meal) => (meal === 2 ? options.map((_, place) => place) : []));
  const list = shoppingList(needs, { days: 6, people: 1, options: lunches });
  // Six days, three lunches: each of them twice.
  expect(list.flatMap(({ lines }) => lines.map(lineWords))).toEqual([
    'Abacaxi: 300 g', // 75 × 1.96 × 2 = 294
    'Alface',
    'Cenoura: 2 unidades', // 75 g boiled × 1.05 of 120 g × 2 = 1.3
    'Couve-manteiga: 250 g (1 maço)', // 40 g sautéed × 1.6 × 1.75 × 2 = 224
    'Laranja-pera: 2 unidades',
    'Mandioca: 250 g', // 90 × 1.19 × 2 = 214
    'Pepino',
    'Salada de folhas',
    'Tangerina: 2 unidades',
    'Tomate: 2 unidades', // 60 g of 100 g × 2 = 1.2
    'Vagem: 150 g', // 60 g boiled × 1.05 × 1.14 × 2 = 144
    'Carne moída: 300 g', // 100 g cooked × 1.38 × 2 = 276
    'Miolo de alcatra: 300 g', // 100 g grilled × 1.48 × 2 = 296
    'Peito de frango: 300 g', // 100 g grilled × 1.49 × 2 = 298
    'Arroz branco: 80 g (1 pacote de 1 kg)', // 100 g boiled × 0.36 × 2 = 72
    'Arroz integral: 60 g (1 pacote de 1 kg)', // 80 g boiled × 0.34 × 2 = 54.4
    'Azeite de oliva: 60 ml (1 garrafa de 500 ml; e mais, à vontade)', // 8 g / 0.92 × 6 = 52.2
    'Feijão carioca: 200 g (1 pacote de 1 kg)', // 140 g boiled × 0.23 × 6 = 193.2
  ]);
});

test('the week of a runner, calculated by hand', async () => {
  const needs = await needsOf('Corrida de 10 km: semanas de treino');
  // Each amount is that of one day, times 7.
  expect(shoppingList(needs, usualShopping(needs)).flatMap(({ lines }) => lines.map(lineWords))).toEqual([
    'Banana-prata: 28 unidades',
    'Batata-inglesa: 7 unidades',
    'Brócolis: 1,5 kg', // 120 g boiled × 1.05 × 1.64 × 7 = 1446
    'Cenoura: 1 unidade', // 12 g of 120 g × 7 = 0.7
    'Legumes',
    'Melão: 1,3 kg (cerca de 1 unidade)', // 90 × 1.96 × 7 = 1235
    'Salada de folhas',
    'Peito de frango: 850 g (ou peixe)', // 80 g grilled × 1.49 × 7 = 834
    'Peixe: 1,1 kg', // 120 g baked × 1.25 × 7 = 1050
    'Pão de forma integral: 700 g (2 pacotes de 500 g)', // (50 + 50) × 7
    'Torrada: 250 g (2 pacotes de 140 g)', // 32 × 7 = 224
    'Leite integral: 5,2 L (6 caixas de 1 L)', // (240 + 300 + 200) × 7 = 5180
    'Ricota: 250 g', // 35 × 7 = 245
    'Arroz branco: 550 g (1 pacote de 1 kg)', // (125 + 75) g boiled × 0.36 × 7 = 504
    'Aveia em flocos: 450 g (3 caixas de 165 g)', // (15 + 15 + 30) × 7 = 420
    'Azeite de oliva: 70 ml (1 garrafa de 500 ml; e mais, à vontade)', // 8 g / 0.92 × 7 = 60.9
    'Feijão carioca: 350 g (1 pacote de 1 kg)', // (140 + 70) g boiled × 0.23 × 7 = 338
    'Mel: 30 g (1 bisnaga de 280 g)', // 3 × 7 = 21
    'Pasta de amendoim: 150 g (1 pote de 450 g)', // 20 × 7 = 140
  ]);
});

test('the vegetarian week, calculated by hand', async () => {
  const needs = await needsOf('Semana vegetariana em família');
  // Each amount is that of one day, times 7. Lentil salad: a quarter of its recipe.
  expect(shoppingList(needs, usualShopping(needs)).flatMap(({ lines }) => lines.map(lineWords))).toEqual([
    'Abóbora cabotiá: 1,2 kg (cerca de 1 unidade)', // 108 g boiled × 1.1 × 1.41 × 7 = 1173
    'Cebola: 1 unidade', // salad: half of one / 4 × 7 = 0.9
    'Couve-manteiga: 800 g (3 maços)', // 40 g sautéed × 1.6 × 1.75 × 7 = 784
    'Hortelã',
    'Laranja-pera: 7 unidades',
    'Limão: 2 unidades', // salad: 1 / 4 × 7 = 1.75
    'Maçã: 7 unidades',
    'Melão: 1,3 kg (cerca de 1 unidade)', // 90 × 1.96 × 7 = 1235
    'Morango: 450 g (2 bandejas de 250 g)', // 60 × 1.06 × 7 = 445
    'Pepino: 2 unidades', // salad: 1 / 4 × 7 = 1.75
    'Salsa',
    'Tomate: 2 unidades', // salad: 1 / 4 × 7 = 1.75
    'Pão de forma integral: 200 g (1 pacote de 500 g)', // 25 × 7 = 175
    'Torrada: 250 g (2 pacotes de 140 g)', // 32 × 7 = 224
    'Iogurte natural: 1,4 kg (9 potes de 170 g)',
    'Leite integral: 1,4 L (2 caixas de 1 L)',
    'Ovo: 14 unidades (2 dúzias)', // breakfast and dinner
    'Arroz integral: 200 g (1 pacote de 1 kg)', // 80 g boiled × 0.34 × 7 = 190
    'Azeite de oliva: 80 ml (1 garrafa de 500 ml)', // (8 + 8 / 4) g / 0.92 × 7 = 76
    'Café em pó',
    'Castanha-de-caju: 150 g', // 15 × 7 = 105
    'Chá',
    'Flocão de milho: 300 g (1 pacote de 500 g)', // 135 g of couscous × 0.31 × 7 = 293
    'Granola sem açúcar: 150 g (1 pacote de 250 g)', // 20 × 7 = 140
    'Grão-de-bico: 350 g (1 pacote de 500 g)', // 110 g boiled × 0.42 × 7 = 323
    'Lentilha: 200 g (1 pacote de 500 g)', // salad: 320 g boiled × 0.27 / 4 × 7 = 151
  ]);
});
