import type { Creation } from '../entities/index.ts';
import type { DemoName } from './demo-people.ts';
import { starterLibrary } from './index.ts';
import { named, shares } from './starter-parts.ts';

export { demoPatientsOn } from './demo-care.ts';
export { demoPacientes, demoProfile } from './demo-people.ts';

/** A plan that names its patient; the loader finds the id. */
export type DemoCardapio = Omit<Creation<'Cardapio'>, 'paciente_id'> & {
  paciente_nome: DemoName;
};

export const demoCardapios: readonly DemoCardapio[] = [
  {
    titulo: 'Plano alimentar para a rotina de escritório',
    paciente_nome: 'Marina Alves',
    refeicoes: meals(
      ['Café da manhã', '06:45', 'Café da manhã tradicional'],
      ['Lanche da manhã', '10:00', 'Lanche para levar na bolsa'],
      ['Almoço', '12:30', 'Almoço fora de casa'],
      ['Lanche da tarde', '16:00', 'Lanche da tarde'],
      ['Jantar', '19:30', 'Jantar leve'],
      ['Ceia', '21:30', 'Ceia'],
    ),
    receitas: recipes(
      'Pasta de grão-de-bico',
      'Frango desfiado com legumes',
      'Bolo de maçã com aveia',
      'Sopa de legumes com frango',
    ),
    meta: {
      kcal: 1_700,
      ...shares(20, 50, 30),
      formula: 'mifflin',
      atividade: 'leve',
      peso_kg: 64,
      altura_cm: 165,
      idade: 35,
      sexo: 'feminino',
    },
    permitir_trocas: true,
    orientacoes: sheets('Hidratação ao longo do dia', 'Como montar o prato', 'Comer com atenção'),
    observacoes_finais:
      'Marina, comece pelo lanche da manhã: é ele que evita a fome grande no almoço.\nNosso retorno é em 30 dias. Traga suas dúvidas anotadas.',
    ativo: true,
  },
  {
    titulo: 'Plano alimentar da gestação: segundo trimestre',
    paciente_nome: 'Beatriz Nogueira',
    refeicoes: meals(
      ['Café da manhã', '07:30', 'Café da manhã tradicional'],
      [
        'Lanche da manhã',
        '10:00',
        'Lanche da manhã com fruta',
        '1 pão francês (50 g)',
        '1 fatia de queijo minas frescal (30 g)',
      ],
      ['Almoço', '12:30', 'Almoço do dia a dia', '1 colher de sopa de azeite (8 g)'],
      ['Lanche da tarde', '15:30', 'Lanche da tarde'],
      ['Jantar', '19:00', 'Jantar do dia a dia', '1 colher de sopa de azeite (8 g)', '1 laranja (180 g)'],
      ['Ceia', '21:30', 'Ceia'],
    ),
    receitas: recipes(
      'Feijão caseiro',
      'Escondidinho de batata-doce com frango',
      'Bolo de maçã com aveia',
      'Panqueca de banana e aveia',
    ),
    // The formula gives 1,889 kcal with the weight before the pregnancy, and the second trimester adds 340.
    meta: {
      kcal: 2_200,
      ...shares(20, 52, 28),
      formula: 'iom',
      condicao: 'gestacao-2',
      atividade: 'sedentario',
      peso_kg: 62,
      altura_cm: 162,
      idade: 32,
      sexo: 'feminino',
    },
    orientacoes: sheets(
      'Cuidados com a alimentação na gestação',
      'Enjoo e azia na gestação',
      'Como higienizar frutas, verduras e legumes',
    ),
    observacoes_finais:
      'Beatriz, nos dias de enjoo, divida cada refeição em duas.\nLeve este plano à sua próxima consulta de pré-natal.',
    ativo: true,
  },
  {
    titulo: 'Corrida de 10 km: semanas de treino',
    paciente_nome: 'Caio Menezes',
    refeicoes: meals(
      [
        'Café da manhã',
        '06:30',
        'Café da manhã rápido',
        '2 fatias de pão integral (50 g)',
        '1 colher de sopa de pasta de amendoim (20 g)',
      ],
      ['Lanche da manhã', '09:30', 'Lanche para levar na bolsa'],
      [
        'Almoço',
        '12:30',
        'Almoço com peixe',
        '5 colheres de sopa de arroz (125 g)',
        '1 concha média de feijão (140 g)',
        '1 colher de sopa de azeite (8 g)',
      ],
      ['Pré-treino', '17:00', 'Pré-treino'],
      ['Pós-treino', '19:00', 'Pós-treino'],
      ['Jantar', '20:30', 'Jantar do dia a dia', '1 banana-prata (75 g)'],
      ['Ceia', '22:00', 'Ceia'],
    ),
    receitas: recipes(
      'Aveia dormida com frutas',
      'Pasta de grão-de-bico',
      'Peixe assado com tomate e batata',
      'Escondidinho de batata-doce com frango',
    ),
    meta: {
      kcal: 2_400,
      proteina: { valor: 1.6, unidade: 'g/kg' },
      carboidrato: { valor: 4.5, unidade: 'g/kg' },
      gordura: { valor: 27, unidade: '%' },
      formula: 'mifflin',
      atividade: 'moderado',
      peso_kg: 72,
      altura_cm: 176,
      idade: 38,
      sexo: 'masculino',
    },
    mostrar_numeros: 'macros',
    orientacoes: sheets('Hidratação ao longo do dia', 'Como guardar e descongelar alimentos'),
    observacoes_finais: 'Nos dias sem treino, troque o pré e o pós-treino por um só lanche da tarde.',
    ativo: true,
  },
  {
    titulo: 'Semana vegetariana em família',
    paciente_nome: 'Luciana Prado',
    refeicoes: meals(
      ['Café da manhã', '07:00', 'Café da manhã com cuscuz, tapioca ou raízes'],
      ['Lanche da manhã', '10:00', 'Lanche da manhã com fruta'],
      ['Almoço', '12:30', 'Almoço vegetariano'],
      ['Lanche da tarde', '16:00', 'Lanche da tarde'],
      ['Jantar', '19:30', 'Jantar vegetariano', '1 colher de sopa de azeite (8 g)'],
      ['Ceia', '21:30', 'Ceia'],
    ),
    receitas: recipes('Salada de lentilha', 'Bolo de maçã com aveia', 'Gelado de banana com cacau'),
    meta: {
      kcal: 1_600,
      ...shares(18, 52, 30),
      formula: 'mifflin',
      atividade: 'leve',
      peso_kg: 62,
      altura_cm: 160,
      idade: 46,
      sexo: 'feminino',
    },
    orientacoes: sheets('Fibras e água para o intestino', 'Como ler rótulos'),
    observacoes_finais: 'Rascunho para conversarmos na próxima consulta.',
    ativo: false,
  },
];

/** A meal of the library, with lines that are added to each of its options. */
type Meal = [nome: string, horario: string, template: string, ...more: string[]];

function meals(...chosen: Meal[]) {
  return chosen.map(([nome, horario, template, ...more], i) => {
    const meal = named(starterLibrary.refeicoes, (one) => one.nome, template);
    const opcoes = meal.opcoes?.map((option) => ({ ...option, itens: [...(option.itens ?? []), ...more] }));
    return { id: `refeicao-${i + 1}`, nome, horario, opcoes };
  });
}

function recipes(...names: string[]) {
  return names.map((name, i) => {
    const { categoria: _, ...recipe } = named(starterLibrary.receitas, ({ nome }) => nome, name);
    return { id: `receita-${i + 1}`, ...recipe };
  });
}

function sheets(...titles: string[]) {
  return titles.map((title, i) => {
    const { categoria: _, ...sheet } = named(starterLibrary.orientacoes, ({ titulo }) => titulo, title);
    return { id: `orientacao-${i + 1}`, ...sheet };
  });
}
