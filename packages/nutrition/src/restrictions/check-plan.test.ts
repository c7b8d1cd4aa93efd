import type { RestricaoDoPaciente } from '@alecrim/domain/pure';
import { expect, test } from 'vitest';
import { checkPlan } from './check-plan.ts';

const milk: RestricaoDoPaciente[] = [{ tipo: 'proteina_do_leite', motivo: 'alergia' }];
const placesIn = (plan: Parameters<typeof checkPlan>[0], restrictions = milk) =>
  checkPlan(plan, restrictions).findings.map(
    ({ place, word }) => `${place.part}.${place.index}.${place.field}: ${word}`,
  );

test('reads items, alternatives, descriptions, recipes, guidance and notes', () => {
  const plan = {
    refeicoes: [
      {
        id: 'r1',
        nome: 'Café da manhã',
        opcoes: [
          { id: 'o1', descricao: 'Hoje com iogurte.', itens: ['1 banana', '1 suco ou 1 copo de leite'] },
        ],
      },
    ],
    receitas: [
      {
        nome: 'Panqueca',
        ingredientes: ['1 ovo', '2 col. de requeijão'],
        modo_preparo: 'Despeje a massa e cubra com queijo.',
      },
    ],
    orientacoes: [{ titulo: 'Hidratação', itens: ['Beba leite à noite'] }],
    observacoes_finais: 'Bom apetite.\nPode comer ricota.',
  };
  expect(placesIn(plan)).toEqual([
    'refeicoes.0.descricao: iogurte',
    'refeicoes.0.itens: leite',
    'receitas.0.ingredientes: requeijão',
    'receitas.0.modo_preparo: queijo',
    'orientacoes.0.itens: leite',
    'observacoes_finais.0.observacoes_finais: ricota',
  ]);
  const [, item] = checkPlan(plan, milk).findings;
  expect(item).toMatchObject({
    place: { id: 'r1', optionId: 'o1', option: 0, line: 1, title: 'Café da manhã' },
    text: '1 suco ou 1 copo de leite',
  });
  expect(checkPlan(plan, milk).checkedCount).toBe(4);
  expect(checkPlan(plan, [])).toEqual({ findings: [], unchecked: [], checkedCount: 4 });
});

test.each([
  'Evite leite e derivados',
  'Não consumir queijo nem iogurte',
  'Não beba leite à noite',
  'Substitua o leite por bebida de amêndoas',
  'Troque o queijo pelo tofu',
  'Retire o requeijão',
  'Paciente com alergia a leite',
  'Nada de queijo à noite',
  'Use leite de coco',
])('a food that is to be left out is no finding: %s', (text) => {
  expect(placesIn({ orientacoes: [{ titulo: 'Dicas', itens: [text] }] })).toEqual([]);
});

test.each([
  'Beba leite',
  'Evite frituras. Beba leite.',
  'Evite frituras, prefira queijo branco',
  'Substitua o suco por leite',
  'Não esqueça o iogurte',
  'Evite excesso de queijo',
  'Evite doces, mas pode iogurte',
])('a food that is to be eaten is one: %s', (text) => {
  expect(placesIn({ observacoes_finais: text })).toHaveLength(1);
});

const lactose: RestricaoDoPaciente[] = [{ tipo: 'lactose', motivo: 'intolerancia' }];

test.each([
  'Leia os rótulos: "contém lactose".',
  'Leia os rótulos: “CONTÉM LACTOSE”.',
  'Se estiver escrito "contém lactose", não compre.',
  'Confira no rótulo se contém leite, soro de leite ou queijo.',
  'Verifique se a embalagem diz pode conter leite.',
  'Leia a lista de ingredientes e procure "leite" e "creme de leite".',
  'Escolha produtos que não contenham leite.',
  'Evite produtos com lactose.',
  'Prefira alimentos sem lactose.',
  'Não consuma lactose.',
])('advice on labels and on what to avoid is no finding: %s', (text) => {
  for (const plan of [{ orientacoes: [{ titulo: 'Dicas', itens: [text] }] }, { observacoes_finais: text }]) {
    expect(placesIn(plan, lactose)).toEqual([]);
    expect(placesIn(plan, [{ palavras: 'leite, lactose', motivo: 'alergia' }])).toEqual([]);
  }
});

test.each([
  'Tome 1 copo de leite antes de dormir.',
  'Leia os rótulos. Tome 1 copo de leite.',
  'Leia os rótulos ("contém glúten") e beba leite à noite.',
  'Use apenas leite e queijos pasteurizados; confira no rótulo.',
  'A vitamina da noite contém leite.',
  'Atenção: a vitamina contém leite.',
  'Leia o rótulo, "contém glúten", do iogurte.',
  'Leia o rótulo do iogurte.',
  'Tome "leite" morno à noite.',
])('a food that guidance serves is a finding beside advice on labels: %s', (text) => {
  expect(placesIn({ orientacoes: [{ titulo: 'Dicas', itens: [text] }] }, lactose)).not.toEqual([]);
});

test('an item is no advice on labels', () => {
  const itens = ['Vitamina "contém leite"'];
  expect(placesIn({ refeicoes: [{ opcoes: [{ itens }] }] }, lactose)).toEqual(['refeicoes.0.itens: leite']);
});

test('a heading that leaves foods out is about what stands below it', () => {
  expect(placesIn({ orientacoes: [{ titulo: 'Evitar', itens: ['Leite', 'Queijo'] }] })).toEqual([]);
  expect(placesIn({ orientacoes: [{ titulo: 'Preferir', itens: ['Queijo branco'] }] })).toHaveLength(1);
  expect(
    placesIn({ observacoes_finais: 'Alimentos proibidos:\n- leite\n- queijo\n\nLanche:\n- iogurte' }),
  ).toEqual(['observacoes_finais.0.observacoes_finais: iogurte']);
});

test('a recipe of the plan is known by its ingredients', () => {
  const plan = (ingredientes: string[]) => ({
    refeicoes: [{ nome: 'Lanche', opcoes: [{ itens: ['1 fatia de bolo da casa'] }] }],
    receitas: [{ nome: 'Bolo da casa', ingredientes }],
  });
  const gluten: RestricaoDoPaciente[] = [{ tipo: 'gluten' }];
  expect(placesIn(plan(['2 xíc. de farinha de arroz', '3 ovos']), gluten)).toEqual([]);
  expect(placesIn(plan(['2 xíc. de farinha de trigo']), gluten)).toHaveLength(2);
  expect(checkPlan(plan(['2 xíc. de blergh']), gluten).unchecked).toHaveLength(2);
});

test('lines that could not be checked are counted, of items and ingredients only', () => {
  const { unchecked, checkedCount } = checkPlan(
    {
      refeicoes: [
        { nome: 'Almoço', opcoes: [{ descricao: 'Prato zabumba', itens: ['Arroz', 'Blergh com feijão'] }] },
      ],
      observacoes_finais: 'Qualquer dúvida, zabumba.',
    },
    milk,
  );
  expect(unchecked).toMatchObject([{ text: 'Blergh com feijão', words: ['Blergh'], place: { line: 1 } }]);
  expect(checkedCount).toBe(2);
});
