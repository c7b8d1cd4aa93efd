import type { Creation, Profile } from '../entities/index.ts';

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
  perguntas_anamnese: null,
  calorias_e_macros: 'sim',
  apresentacao: 'concluida',
};

export const demoPacientes = [
  {
    nome: 'Marina Alves',
    email: 'marina.alves@example.com',
    telefone: '(11) 90000-0001',
    data_nascimento: '1991-04-23',
    sexo: 'feminino',
    atividade: 'leve',
    observacoes:
      'Trabalha em escritório e almoça fora três vezes por semana. Gosta de cozinhar aos domingos.',
  },
  {
    nome: 'Beatriz Nogueira',
    email: 'beatriz.nogueira@example.com',
    telefone: '(21) 90000-0002',
    data_nascimento: '1994-09-08',
    sexo: 'feminino',
    atividade: 'sedentario',
    observacoes:
      'Gestante, segundo trimestre, acompanhada no pré-natal. Enjoo pela manhã; não gosta de peixe.',
  },
  {
    nome: 'Caio Menezes',
    email: 'caio.menezes@example.com',
    telefone: '(31) 90000-0003',
    data_nascimento: '1988-01-30',
    sexo: 'masculino',
    atividade: 'moderado',
    observacoes: 'Corre quatro vezes por semana, no fim da tarde. Prova de 10 km em dois meses.',
  },
  {
    nome: 'Luciana Prado',
    email: 'luciana.prado@example.com',
    telefone: '(55) 90000-0004',
    data_nascimento: '1979-12-11',
    sexo: 'feminino',
    atividade: 'leve',
    observacoes: 'Ovolactovegetariana há seis anos. Cozinha para a família; quer repetir menos o cardápio.',
  },
  {
    nome: 'Antônio Figueiredo',
    email: '',
    telefone: '(81) 90000-0005',
    data_nascimento: '1957-06-02',
    sexo: 'masculino',
    atividade: 'sedentario',
    observacoes: 'Mora com a filha, que prepara as refeições. Prefere letras grandes e o cardápio impresso.',
  },
  {
    nome: 'Sofia Barreto',
    email: 'familia.barreto@example.com',
    telefone: '(41) 90000-0006',
    data_nascimento: '2016-03-19',
    sexo: 'feminino',
    responsavel_nome: 'Renata Barreto',
    responsavel_contato: '(41) 90000-0006',
    observacoes: 'Contato com a mãe, Renata. Aceita bem frutas; quer ajuda com a lancheira da escola.',
  },
] as const satisfies readonly Creation<'Paciente'>[];

export type DemoName = (typeof demoPacientes)[number]['nome'];
