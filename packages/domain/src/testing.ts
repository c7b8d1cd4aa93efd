import type { Creation, EntityName, Profile } from './entities/index.ts';
import { dayOfMeals, recipes, sheets } from './testing-plan.ts';

// Makers for every test in the repository. Each call gives new objects, which a test may change.

type Part<L extends 'refeicoes' | 'receitas' | 'orientacoes'> = NonNullable<Creation<'Cardapio'>[L]>[number];

/** A plan as a nutritionist writes it: 6 meals × 3 options × 5 items, 3 recipes, 3 guidance sheets, about 6 KB. */
export function aCardapio(over: Partial<Creation<'Cardapio'>> = {}): Creation<'Cardapio'> {
  return {
    titulo: 'Plano alimentar de março',
    paciente_nome: 'Marina Alves',
    refeicoes: dayOfMeals.map(([nome, horario, ...options], i) => meal(i + 1, nome, horario, options)),
    receitas: structuredClone(recipes).map((recipe, i) => ({ id: `receita-${i + 1}`, ...recipe })),
    orientacoes: structuredClone(sheets).map((sheet, i) => ({ id: `orientacao-${i + 1}`, ...sheet })),
    observacoes_finais:
      'Beba água ao longo do dia e leve o lanche pronto de casa.\nQualquer dúvida, me escreva antes do retorno.',
    ativo: true,
    ...over,
  };
}

export function aPaciente(over: Partial<Creation<'Paciente'>> = {}): Creation<'Paciente'> {
  return {
    nome: 'Marina Alves',
    email: 'marina.alves@example.com',
    telefone: '(11) 90000-0001',
    data_nascimento: '1991-04-23',
    observacoes: 'Intolerância à lactose. Trabalha em turnos e almoça fora três vezes por semana.',
    ...over,
  };
}

export function aRefeicaoTemplate(
  over: Partial<Creation<'RefeicaoTemplate'>> = {},
): Creation<'RefeicaoTemplate'> {
  const [nome, horario, ...options] = dayOfMeals[0];
  return { nome, horario, categoria_id: null, opcoes: meal(1, nome, horario, options).opcoes ?? [], ...over };
}

export function aReceitaTemplate(
  over: Partial<Creation<'ReceitaTemplate'>> = {},
): Creation<'ReceitaTemplate'> {
  return { ...structuredClone(recipes[0]), categoria_id: null, ...over };
}

export function anOrientacaoTemplate(
  over: Partial<Creation<'OrientacaoTemplate'>> = {},
): Creation<'OrientacaoTemplate'> {
  return { ...structuredClone(sheets[0]), categoria: 'geral', ...over };
}

/** A plan kept as a template, with targets and a decision about one of its lines. */
export function aCardapioTemplate(
  over: Partial<Creation<'CardapioTemplate'>> = {},
): Creation<'CardapioTemplate'> {
  const { refeicoes, receitas, orientacoes, observacoes_finais } = aCardapio();
  return {
    nome: 'Emagrecimento 1.600 kcal',
    ...{ refeicoes, receitas, orientacoes, observacoes_finais },
    meta: { kcal: 1_600, proteina: { valor: 25, unidade: '%' } },
    leituras: [{ texto: '2 nozes', gramas: 10 }],
    mostrar_numeros: 'kcal',
    ...over,
  };
}

export function aCategoria(over: Partial<Creation<'Categoria'>> = {}): Creation<'Categoria'> {
  return { nome: 'Café da Manhã', tipo: 'refeicao', cor: '#f59e0b', ...over };
}

/** A food as its label gives it, per portion. */
export function anAlimento(over: Partial<Creation<'Alimento'>> = {}): Creation<'Alimento'> {
  return {
    nome: 'Pão de forma de aveia',
    marca: 'Trigal',
    base: 'porção',
    porcao_gramas: 50,
    kcal: 121,
    proteina: 5.5,
    carboidrato: 20,
    gordura: 1.9,
    gordura_saturada: 0.4,
    fibra: 3.2,
    acucar: 2.1,
    sodio_mg: 178,
    medidas: [{ nome: 'fatia', gramas: 25 }],
    ...over,
  };
}

export function aLeitura(over: Partial<Creation<'Leitura'>> = {}): Creation<'Leitura'> {
  return { texto: '2 colheres mistura casa', alimento: 'granola', gramas: 30, nao_contar: false, ...over };
}

/** A test gives the id of a stored patient. */
export function anAvaliacao(over: Partial<Creation<'Avaliacao'>> = {}): Creation<'Avaliacao'> {
  return {
    paciente_id: 'paciente-1',
    data: '2026-03-02',
    peso_kg: 72.5,
    altura_cm: 165,
    cintura_cm: 84,
    observacao: 'Em jejum.',
    ...over,
  };
}

/** A test gives the id of a stored patient. */
export function aConsulta(over: Partial<Creation<'Consulta'>> = {}): Creation<'Consulta'> {
  return {
    paciente_id: 'paciente-1',
    data: '2026-03-02',
    titulo: 'Primeira consulta',
    texto: 'Dorme bem. Almoça fora durante a semana.',
    respostas: [{ pergunta: 'Usa algum medicamento?', resposta: 'Não.' }],
    ...over,
  };
}

/** The profile of a nutritionist who has filled in everything. */
export function aProfile(over: Partial<Profile> = {}): Profile {
  return {
    nome_nutricionista: 'Helena Duarte',
    crn: 'CRN-3 00000',
    telefone: '(11) 90000-0000',
    email_profissional: 'helena.duarte@example.com',
    endereco: 'Rua das Acácias, 120, sala 42, São Paulo, SP',
    especialidade: 'Nutrição clínica',
    cor_primaria: '#3f7d58',
    cor_secundaria: '#2f5d50',
    cor_destaque: '#d98e32',
    logo_url: null,
    foto_url: null,
    perguntas_anamnese: null,
    calorias_e_macros: 'nao',
    apresentacao: 'concluida',
    ...over,
  };
}

/** A valid create body for any entity, for tests that run over all of them. */
export function aCreation<N extends EntityName>(name: N, over: Partial<Creation<N>> = {}): Creation<N> {
  return makers[name](over);
}

/** A plan of a chosen size, every line different: for limits, layout and measurements. */
export function aLargeCardapio(meals: number, options: number, items: number): Creation<'Cardapio'> {
  const lines = (m: number, o: number) =>
    times(items, (i) => `${i} colheres de sopa de arroz integral cozido, prato ${m}.${o} (${i * 20} g)`);
  return aCardapio({
    titulo: `Plano de ${meals} refeições`,
    refeicoes: times(meals, (m) =>
      meal(
        m,
        `Refeição ${m}`,
        `${String(6 + (m % 17)).padStart(2, '0')}:00`,
        times(options, (o) => lines(m, o)),
      ),
    ),
  });
}

const makers: { [N in EntityName]: (over?: Partial<Creation<N>>) => Creation<N> } = {
  Cardapio: aCardapio,
  Paciente: aPaciente,
  RefeicaoTemplate: aRefeicaoTemplate,
  ReceitaTemplate: aReceitaTemplate,
  OrientacaoTemplate: anOrientacaoTemplate,
  CardapioTemplate: aCardapioTemplate,
  Categoria: aCategoria,
  Alimento: anAlimento,
  Leitura: aLeitura,
  Avaliacao: anAvaliacao,
  Consulta: aConsulta,
};

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i + 1));

function meal(n: number, nome: string, horario: string, options: readonly string[][]): Part<'refeicoes'> {
  const id = `refeicao-${n}`;
  const opcoes = options.map((itens, i) => ({
    id: `${id}-opcao-${i + 1}`,
    numero: i + 1,
    descricao: descriptions[i % descriptions.length],
    itens: [...itens],
  }));
  return { id, nome, horario, opcoes };
}

const descriptions = ['Mais tradicional', 'Mais prática', 'Para variar'];
