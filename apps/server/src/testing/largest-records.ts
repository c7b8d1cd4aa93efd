import { type EntityName, SUBSTITUTION_LIST } from '@alecrim/domain';
import { aCreation } from '@alecrim/domain/testing';

export type Body = Record<string, unknown>;

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const filled = (length: number, words = 'descanso e água ') =>
  words.repeat(length / words.length + 1).slice(0, length);

/** The largest allowed plan: 5,000 lines, names included, and 1 MB. With fewer meals it is smaller. */
export const largePlan = (meals = 20) => ({
  titulo: 'Plano alimentar',
  paciente_nome: 'Marina',
  ativo: true,
  refeicoes: times(meals, (meal) => ({
    id: `r${meal}`,
    nome: `Refeição ${meal}`,
    opcoes: options(meal, 5),
  })),
  orientacoes: [
    { id: 'g', titulo: SUBSTITUTION_LIST, itens: times(70, (n) => `${n} fatias de pão: 1 tapioca`) },
  ],
});

const options = (meal: number, count: number) =>
  times(count, (option) => ({
    id: `o${meal}-${option}`,
    nome: 'Opção',
    itens: times(48, (line) => `${line} colheres de arroz, feijão e ${'legumes '.repeat(19)}`),
  }));

/** The plan that takes longest to read within the bounds: long lines of many foods in one option, and a recipe of them. */
export function slowPlan() {
  const lines = times(225, (i) =>
    `${i} colheres de arroz ou ${'carne moída com batata e '.repeat(90)}`.slice(0, 2_000),
  );
  return {
    titulo: 'Plano com linhas longas',
    ativo: true,
    permitir_trocas: true,
    mostrar_compras: true,
    refeicoes: [{ id: 'r', nome: 'Almoço', opcoes: [{ id: 'o', numero: 1, itens: lines }] }],
    receitas: [{ id: 'x', nome: 'Receita', porcoes: 2, ingredientes: lines.slice(0, 200), modo_preparo: '' }],
  };
}

/** What fills a record of each entity: the lists and texts of its fields, up to what one record may hold. */
const filling: Record<EntityName, () => Body> = {
  Cardapio: () => ({ ...largePlan(), receitas: [] }),
  CardapioTemplate: () => ({ refeicoes: largePlan().refeicoes, receitas: [], orientacoes: [] }),
  RefeicaoTemplate: () => ({ opcoes: options(0, 20) }),
  ReceitaTemplate: () => ({
    ingredientes: times(280, (n) => `${n} ${filled(800)}`),
    modo_preparo: filled(10_000),
  }),
  OrientacaoTemplate: () => ({ itens: times(290, (n) => `${n} ${filled(800)}`) }),
  Paciente: () => ({
    observacoes: filled(10_000),
    objetivo: filled(1_000),
    restricoes: times(60, (n) => ({ id: `r${n}`, palavras: `${n} ${filled(110)}` })),
    consentimentos: times(20, (n) => ({ id: `c${n}`, finalidade: 'atendimento', texto: filled(10_000) })),
  }),
  Categoria: () => ({ nome: filled(290) }),
  Alimento: () => ({
    medidas: times(30, (n) => ({ nome: `${n} ${filled(50)}`, gramas: n + 1 })),
    contem: times(60, (n) => `${n} ${filled(80)}`),
  }),
  Leitura: () => ({ escrito: filled(290) }),
  Avaliacao: () => ({
    outras_medidas: times(20, (n) => ({ nome: `${n} ${filled(70)}`, valor: n, unidade: 'cm' })),
    exames: times(60, (n) => ({ nome: `${n} ${filled(70)}`, valor: n, unidade: 'mg/dl' })),
    observacao: filled(2_000),
  }),
  Consulta: () => ({
    texto: filled(10_000),
    respostas: times(55, (n) => ({ pergunta: `${n} ${filled(400)}`, resposta: filled(3_600) })),
  }),
};

/** A create body as large as one of this entity may be. A test gives the id of a stored patient. */
export const aLargestRecord = (name: EntityName): Body => ({ ...aCreation(name), ...filling[name]() });
