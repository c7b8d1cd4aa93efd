import type { Creation, EntityName, Profile } from './entities/index.ts';

// Makers for every test in the repository. Each call gives fresh objects: a test may change what it got.

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

export function aCategoria(over: Partial<Creation<'Categoria'>> = {}): Creation<'Categoria'> {
  return { nome: 'Café da Manhã', tipo: 'refeicao', cor: '#f59e0b', ...over };
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
  Categoria: aCategoria,
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

type MealOfTheDay = [nome: string, horario: string, ...options: string[][]];

const dayOfMeals: [MealOfTheDay, ...MealOfTheDay[]] = [
  [
    'Café da manhã',
    '07:00',
    [
      '1 pão francês (50 g)',
      '1 ovo mexido (50 g)',
      '1 fatia de queijo minas (30 g)',
      '1/2 mamão papaia (155 g)',
      'Café sem açúcar à vontade',
    ],
    [
      '2 fatias de pão integral (50 g)',
      '1 fatia de ricota (35 g)',
      '1 banana-prata (75 g)',
      '1 colher de sopa de aveia (15 g)',
      '1 xícara de chá de café com leite (200 ml)',
    ],
    [
      '1 tapioca média (50 g)',
      '2 colheres de sopa de frango desfiado (40 g)',
      '1 laranja com bagaço (180 g)',
      '1 colher de sobremesa de chia',
      'Chá de erva-doce sem açúcar',
    ],
  ],
  [
    'Lanche da manhã',
    '10:00',
    [
      '1 maçã com casca (150 g)',
      '2 castanhas-do-pará (8 g)',
      '1 copo de água (250 ml)',
      'Chá gelado sem açúcar',
      'Evitar ficar mais de 4 horas sem comer',
    ],
    [
      '1 pote de iogurte natural (200 g)',
      '1 colher de sopa de granola (10 g)',
      '5 morangos (60 g)',
      '1 colher de chá de mel (3 g)',
      'Água com rodelas de limão',
    ],
    [
      '1 pera (130 g)',
      '1 punhado de amendoim sem sal (30 g)',
      'Levar em pote fechado',
      'Chá mate sem açúcar',
      '1 copo de água (250 ml)',
    ],
  ],
  [
    'Almoço',
    '12:30',
    [
      '4 colheres de sopa de arroz integral (80 g)',
      '1 concha de feijão carioca (140 g)',
      '1 filé médio de frango grelhado (100 g)',
      'Salada de folhas à vontade com 1 fio de azeite',
      '3 colheres de sopa de abobrinha refogada (90 g)',
    ],
    [
      '3 colheres de sopa de mandioca cozida (90 g)',
      '1 concha de feijão preto (140 g)',
      '1 bife médio de alcatra grelhado (100 g)',
      '2 colheres de sopa de couve refogada (40 g)',
      '1 tomate médio em rodelas (100 g)',
    ],
    [
      '1 pegador de macarrão ao molho de tomate (110 g)',
      '1 filé de peixe assado (120 g)',
      '4 colheres de sopa de lentilha cozida (72 g)',
      '3 colheres de sopa de cenoura cozida (75 g)',
      '1 fatia de abacaxi (75 g)',
    ],
  ],
  [
    'Lanche da tarde',
    '16:00',
    [
      '1 copo de vitamina de banana com aveia (240 ml)',
      '4 torradas integrais (32 g)',
      '1 colher de sopa de requeijão (30 g)',
      'Sem açúcar adicionado',
      '1 copo de água (250 ml)',
    ],
    [
      '1 fatia de bolo caseiro de milho (60 g)',
      '1 xícara de café com leite (200 ml)',
      '1 tangerina (135 g)',
      'Preferir a versão feita em casa',
      'Água à vontade',
    ],
    [
      '2 colheres de sopa de pasta de grão-de-bico (44 g)',
      '1 cenoura pequena em palitos (55 g)',
      '2 fatias de pão integral (50 g)',
      '1 cacho pequeno de uvas (80 g)',
      'Chá de hortelã',
    ],
  ],
  [
    'Jantar',
    '19:30',
    [
      '2 conchas de sopa de legumes com frango (260 g)',
      '1 fatia de pão integral (25 g)',
      'Salada de rúcula com tomate à vontade',
      '1 colher de sopa de azeite (8 g)',
      '1 fatia de melão (90 g)',
    ],
    [
      'Omelete de 2 ovos com espinafre (120 g)',
      '2 colheres de sopa de arroz (50 g)',
      '1/2 concha de feijão (70 g)',
      'Salada de repolho e cenoura à vontade',
      '1 kiwi (94 g)',
    ],
    [
      '1 batata-inglesa média assada (140 g)',
      '4 colheres de sopa de atum escorrido (64 g)',
      '1 pires de brócolis cozido (60 g)',
      '2 colheres de sopa de milho cozido (48 g)',
      'Limão e ervas para temperar',
    ],
  ],
  [
    'Ceia',
    '21:30',
    [
      '1 copo de leite morno (240 ml)',
      '1 pitada de canela',
      '1 banana pequena (56 g)',
      'Evitar telas durante a refeição',
      'Se não houver fome, pode pular',
    ],
    [
      '1 pote de iogurte natural (200 g)',
      '1 colher de sopa de aveia (15 g)',
      '3 ameixas secas',
      'Sem mel nem açúcar',
      'Chá de camomila',
    ],
    [
      '2 colheres de sopa de abacate com limão (90 g)',
      '1 colher de sopa de aveia (15 g)',
      '2 nozes',
      'Chá de erva-cidreira',
      'Comer devagar e sentado',
    ],
  ],
];

type Recipe = Pick<Creation<'ReceitaTemplate'>, 'nome' | 'ingredientes' | 'modo_preparo'>;

const recipes: [Recipe, ...Recipe[]] = [
  {
    nome: 'Panqueca de banana e aveia',
    ingredientes: ['1 banana madura', '2 ovos', '2 colheres de sopa de aveia em flocos', 'Canela a gosto'],
    modo_preparo:
      'Amasse a banana e misture com os ovos, a aveia e a canela.\nDoure pequenas porções em frigideira antiaderente, dos dois lados.',
  },
  {
    nome: 'Pasta de grão-de-bico',
    ingredientes: [
      '2 xícaras de grão-de-bico cozido',
      'Suco de 1 limão',
      '1 dente de alho',
      '1 fio de azeite',
    ],
    modo_preparo: 'Bata tudo até ficar cremoso, juntando a água do cozimento aos poucos.',
  },
  {
    nome: 'Sopa de legumes com frango',
    ingredientes: ['200 g de peito de frango', '1 chuchu', '2 cenouras', '1 batata', 'Cheiro-verde'],
    modo_preparo: 'Refogue o frango, junte os legumes picados, cubra com água e cozinhe até ficarem macios.',
  },
];

type Sheet = Pick<Creation<'OrientacaoTemplate'>, 'titulo' | 'itens'>;

const sheets: [Sheet, ...Sheet[]] = [
  {
    titulo: 'Hidratação no dia a dia',
    itens: [
      'Deixe uma garrafa de água sempre à vista.',
      'Beba um copo ao acordar.',
      'Prefira água a sucos e refrigerantes.',
    ],
  },
  {
    titulo: 'Organização da semana',
    itens: [
      'Escolha um dia para as compras e outro para o preparo.',
      'Congele porções de feijão com etiqueta e data.',
      'Deixe as folhas lavadas e secas na geladeira.',
    ],
  },
  {
    titulo: 'Na hora de comer',
    itens: ['Coma sentado e sem telas.', 'Mastigue devagar.', 'Pare quando estiver satisfeito.'],
  },
];
