import type { Creation, Profile } from '../entities/index.ts';
import { starterLibrary } from './index.ts';

// All people here are invented: the mail domain is reserved for examples, the phones and the CRN are plainly made up.
export const demoProfile: Profile = {
  nome_nutricionista: 'Helena Duarte',
  crn: 'CRN-3 00000',
  telefone: '(11) 90000-0000',
  email_profissional: 'helena.duarte@example.com',
  endereco: 'Rua das Acácias, 120, sala 42, Vila Aurora, São Paulo, SP',
  especialidade: 'Nutrição clínica e materno-infantil',
  cor_primaria: '#3f7d58',
  cor_secundaria: '#2f5d50',
  cor_destaque: '#d98e32',
  logo_url: null,
  foto_url: null,
};

export const demoPacientes = [
  {
    nome: 'Marina Alves',
    email: 'marina.alves@example.com',
    telefone: '(11) 90000-0001',
    data_nascimento: '1991-04-23',
    observacoes:
      'Trabalha em escritório e almoça fora três vezes por semana. Gosta de cozinhar aos domingos.',
  },
  {
    nome: 'Beatriz Nogueira',
    email: 'beatriz.nogueira@example.com',
    telefone: '(21) 90000-0002',
    data_nascimento: '1994-09-08',
    observacoes:
      'Gestante, segundo trimestre, acompanhada no pré-natal. Enjoo pela manhã; não gosta de peixe.',
  },
  {
    nome: 'Caio Menezes',
    email: 'caio.menezes@example.com',
    telefone: '(31) 90000-0003',
    data_nascimento: '1988-01-30',
    observacoes: 'Corre quatro vezes por semana, no fim da tarde. Prova de 10 km em dois meses.',
  },
  {
    nome: 'Luciana Prado',
    email: 'luciana.prado@example.com',
    telefone: '(55) 90000-0004',
    data_nascimento: '1979-12-11',
    observacoes: 'Ovolactovegetariana há seis anos. Cozinha para a família; quer repetir menos o cardápio.',
  },
  {
    nome: 'Antônio Figueiredo',
    email: '',
    telefone: '(81) 90000-0005',
    data_nascimento: '1957-06-02',
    observacoes: 'Mora com a filha, que prepara as refeições. Prefere letras grandes e o cardápio impresso.',
  },
  {
    nome: 'Sofia Barreto',
    email: 'familia.barreto@example.com',
    telefone: '(41) 90000-0006',
    data_nascimento: '2016-03-19',
    observacoes: 'Contato com a mãe, Renata. Aceita bem frutas; quer ajuda com a lancheira da escola.',
  },
] as const satisfies readonly Creation<'Paciente'>[];

/** A plan that names its patient; the loader finds the id. */
export type DemoCardapio = Omit<Creation<'Cardapio'>, 'paciente_id'> & {
  paciente_nome: (typeof demoPacientes)[number]['nome'];
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
    receitas: recipes('Pasta de grão-de-bico', 'Bolo de maçã com aveia', 'Sopa de legumes com frango'),
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
      ['Lanche da manhã', '10:00', 'Lanche da manhã com fruta'],
      ['Almoço', '12:30', 'Almoço do dia a dia'],
      ['Lanche da tarde', '15:30', 'Lanche da tarde'],
      ['Jantar', '19:00', 'Jantar do dia a dia'],
      ['Ceia', '21:30', 'Ceia'],
    ),
    receitas: recipes('Feijão caseiro', 'Frango desfiado com legumes', 'Panqueca de banana e aveia'),
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
      ['Café da manhã', '06:30', 'Café da manhã rápido'],
      ['Almoço', '12:30', 'Almoço com peixe'],
      ['Pré-treino', '17:00', 'Pré-treino'],
      ['Pós-treino', '19:00', 'Pós-treino'],
      ['Jantar', '20:30', 'Jantar do dia a dia'],
    ),
    receitas: recipes('Aveia dormida com frutas', 'Peixe assado com tomate e batata'),
    orientacoes: sheets('Hidratação ao longo do dia', 'Como guardar e descongelar alimentos'),
    observacoes_finais: 'Nos dias sem treino, troque o pré e o pós-treino por um só lanche da tarde.',
    ativo: true,
  },
  {
    titulo: 'Semana vegetariana em família',
    paciente_nome: 'Luciana Prado',
    refeicoes: meals(
      ['Café da manhã', '07:00', 'Café da manhã com cuscuz, tapioca ou raízes'],
      ['Almoço', '12:30', 'Almoço vegetariano'],
      ['Lanche da tarde', '16:00', 'Lanche da tarde'],
      ['Jantar', '19:30', 'Jantar vegetariano'],
    ),
    receitas: recipes('Salada de lentilha', 'Pasta de grão-de-bico', 'Gelado de banana com cacau'),
    orientacoes: sheets('Fibras e água para o intestino', 'Como ler rótulos'),
    observacoes_finais: 'Rascunho para conversarmos na próxima consulta.',
    ativo: false,
  },
];

type Meal = [nome: string, horario: string, template: string];

function meals(...chosen: Meal[]) {
  return chosen.map(([nome, horario, template], i) => {
    const { opcoes } = named(starterLibrary.refeicoes, (meal) => meal.nome, template);
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

function named<T>(shelf: readonly T[], nameOf: (thing: T) => string, name: string): T {
  const found = shelf.find((thing) => nameOf(thing) === name);
  if (!found) throw new Error(`The starter library has no "${name}".`);
  return found;
}
