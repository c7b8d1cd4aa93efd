import { aCardapio } from '@alecrim/domain/testing';
import { expect, test } from 'vitest';
import { type PlanContent, planContentOf } from '../../../data/plan-content.ts';
import { type AnyVersion, planChanges } from './plan-diff.ts';

const aPlan = () => planContentOf(aCardapio());

/** The sentences after a change, each with its group. */
function wordsAfter(change: (plan: PlanContent) => void, before = aPlan()): string[] {
  const after = structuredClone(before);
  change(after);
  return words(before, after);
}

const words = (before: AnyVersion, after: AnyVersion) =>
  planChanges(before, after).flatMap(({ title, changes }) => changes.map(({ text }) => `${title} | ${text}`));

test('equal versions have no changes', () => {
  expect(wordsAfter(() => {})).toEqual([]);
});

test('a new title and a new patient are listed', () => {
  expect(
    wordsAfter((plan) => {
      plan.titulo = 'Plano de abril';
      plan.paciente_nome = '';
    }),
  ).toEqual([
    'Informações básicas | Título: “Plano alimentar de março” virou “Plano de abril”.',
    'Informações básicas | Paciente: “Marina Alves” foi apagado.',
  ]);
});

test('another choice of numbers on the document is listed', () => {
  expect(
    wordsAfter((plan) => {
      plan.mostrar_numeros = 'macros';
    }),
  ).toEqual(['Calorias e macros no documento | Mostrar: “Nada” virou “Calorias e macros”.']);
});

test('the permission to swap foods is listed', () => {
  expect(
    wordsAfter((plan) => {
      plan.permitir_trocas = true;
    }),
  ).toEqual(['Trocas pelo paciente | O paciente passou a poder trocar alimentos.']);
});

test('other targets and decisions about wordings are listed', () => {
  expect(
    wordsAfter((plan) => {
      plan.meta = { kcal: 1800, proteina: { valor: 1.5, unidade: 'g/kg' }, peso_kg: 70 } as never;
      plan.leituras = [{ texto: '1 colher de requeijao', nao_contar: true }] as never;
    }),
  ).toEqual([
    'Metas do dia | Energia: “1800 kcal”.',
    'Metas do dia | Proteína: “1,5 g/kg”.',
    'Conferir itens | entrou “1 colher de requeijao: não calcular”.',
  ]);
});

test('added, removed and changed lines of an option are listed', () => {
  expect(
    wordsAfter((plan) => {
      const itens = plan.refeicoes[0]!.opcoes![0]!.itens!;
      itens[1] = '2 ovos mexidos (100 g)';
      itens.splice(4, 1);
      itens.unshift('1 copo de água');
    }),
  ).toEqual([
    'Refeição “Café da manhã” | Opção 1: entrou “1 copo de água”.',
    'Refeição “Café da manhã” | Opção 1: entrou “2 ovos mexidos (100 g)”.',
    'Refeição “Café da manhã” | Opção 1: saiu “1 ovo mexido (50 g)”.',
    'Refeição “Café da manhã” | Opção 1: saiu “Café sem açúcar à vontade”.',
  ]);
  expect(
    wordsAfter((plan) => {
      plan.refeicoes[0]!.opcoes![0]!.itens![0] = '2 pães franceses, ou 1 pão francês (50 g)';
    }),
  ).toEqual([
    'Refeição “Café da manhã” | Opção 1: “1 pão francês (50 g)” virou “2 pães franceses, ou 1 pão francês (50 g)”.',
  ]);
});

test('the same lines in another order are listed as reordered', () => {
  expect(wordsAfter((plan) => void plan.refeicoes[0]!.opcoes![0]!.itens!.reverse())).toEqual([
    'Refeição “Café da manhã” | Opção 1: os mesmos itens em outra ordem.',
  ]);
});

test('added, removed, moved and renamed meals are listed', () => {
  expect(wordsAfter((plan) => void plan.refeicoes.push({ id: 'nova', nome: 'Pré-treino' }))).toEqual([
    'Refeição “Pré-treino” | Refeição adicionada.',
  ]);
  expect(wordsAfter((plan) => void plan.refeicoes.splice(1, 1))).toEqual([
    'Refeição “Lanche da manhã” | Refeição removida.',
  ]);
  expect(
    wordsAfter((plan) => {
      const [first] = plan.refeicoes.splice(0, 1);
      plan.refeicoes.splice(2, 0, first!);
    }),
  ).toEqual(['Refeição “Café da manhã” | Passou da posição 1 para a 3.']);
  expect(
    wordsAfter((plan) => {
      plan.refeicoes[0]!.nome = 'Desjejum';
      plan.refeicoes[0]!.horario = '06:30';
    }),
  ).toEqual([
    'Refeição “Desjejum” | Nome: “Café da manhã” virou “Desjejum”.',
    'Refeição “Desjejum” | Horário: “07:00” virou “06:30”.',
  ]);
});

test('added, removed and moved options are listed', () => {
  expect(
    wordsAfter((plan) => void plan.refeicoes[0]!.opcoes!.push({ id: 'x', itens: ['1 maçã', 'Chá'] })),
  ).toEqual(['Refeição “Café da manhã” | Opção 4 adicionada: 1 maçã; Chá.']);
  expect(wordsAfter((plan) => void plan.refeicoes[0]!.opcoes!.splice(1, 2))).toHaveLength(2);
  expect(
    wordsAfter((plan) => {
      const options = plan.refeicoes[0]!.opcoes!;
      options.push(options.shift()!);
    }),
  ).toEqual(['Refeição “Café da manhã” | A opção 1 passou a ser a 3.']);
});

test('changes in recipes, guidance and closing notes are listed', () => {
  const texts = wordsAfter((plan) => {
    plan.receitas[0]!.ingredientes!.push('Sal a gosto');
    plan.orientacoes[0]!.titulo = 'Água';
    plan.observacoes_finais = '';
  });
  expect(texts).toContainEqual(
    expect.stringMatching(/^Receita “.+” \| Ingredientes: entrou “Sal a gosto”\.$/),
  );
  expect(texts).toContainEqual(expect.stringMatching(/^Orientação “Água” \| Título: “.+” virou “Água”\.$/));
  expect(texts.filter((line) => line.startsWith('Observações finais | saiu'))).toHaveLength(2);
});

test('parts without ids are matched by their names', () => {
  const before = aPlan();
  for (const meal of before.refeicoes) meal.id = undefined;
  const after = structuredClone(before);
  after.refeicoes[2]!.horario = '13:00';
  expect(words(before, after)).toHaveLength(1);
});

test('a change of the link is listed only when both versions hold its state', () => {
  const link = { token_publico: 'a', ativo: true, link_expira_em: null, so_primeiro_nome: false };
  expect(words({ ...aPlan(), ...link }, aPlan())).toEqual([]);
  expect(words({ mostrar_compras: true }, { mostrar_compras: false })).toEqual([
    'Link público | O link deixou de mostrar a lista de compras.',
  ]);
  expect(words(link, { ...link, ativo: false, token_publico: 'b', so_primeiro_nome: true })).toEqual([
    'Link público | O cardápio ficou privado.',
    'Link público | Um novo link foi gerado.',
    'Link público | O link passou a mostrar só o primeiro nome do paciente.',
  ]);
});

test('days of a meal and of an option are listed in words', () => {
  expect(
    wordsAfter((plan) => {
      const [meal] = plan.refeicoes;
      if (!meal?.opcoes?.[1]) throw new Error('the plan has no such option');
      meal.dias = ['uteis'];
      meal.opcoes[1].dias = ['fim_de_semana', 'treino'];
    }),
  ).toEqual([
    'Refeição “Café da manhã” | Dias: “Segunda a sexta”.',
    'Refeição “Café da manhã” | Opção 2, dias: “Fim de semana, dias de treino”.',
  ]);
});
