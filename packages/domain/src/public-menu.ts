import { firstName } from './whatsapp.ts';

/** What a patient may see, and nothing else. */
export interface PublicMenu {
  cardapio: PublicCardapio;
  nutricionista: PublicNutricionista;
}

export interface PublicCardapio {
  titulo: string | null;
  paciente_nome: string | null;
  refeicoes: PublicRefeicao[];
  receitas: PublicReceita[];
  orientacoes: PublicOrientacao[];
  observacoes_finais: string | null;
}

export interface PublicRefeicao {
  nome: string;
  horario: string;
  opcoes: { descricao: string; itens: string[] }[];
}

export interface PublicReceita {
  nome: string;
  porcoes: number | null;
  ingredientes: string[];
  modo_preparo: string;
}

export interface PublicOrientacao {
  titulo: string;
  itens: string[];
}

const profileKeys = [
  'nome_nutricionista',
  'email_profissional',
  'telefone',
  'crn',
  'especialidade',
  'endereco',
  'logo_url',
  'foto_url',
  'cor_primaria',
  'cor_secundaria',
  'cor_destaque',
] as const;

export type PublicNutricionista = { [K in (typeof profileKeys)[number]]: string | null };

type Loose = Record<string, unknown>;

/** Picking by name is the allow-list: a field added to a plan or a profile stays private until it is named here. */
export function publicMenuOf(cardapio: object, nutricionista: object | null | undefined): PublicMenu {
  const plan = cardapio as Loose;
  const profile = (nutricionista ?? {}) as Loose;
  const patient = textOrNull(plan.paciente_nome);
  return {
    cardapio: {
      titulo: textOrNull(plan.titulo),
      paciente_nome: plan.so_primeiro_nome === true ? firstName(patient) || null : patient,
      refeicoes: list(plan.refeicoes).map(refeicao),
      receitas: list(plan.receitas).map(receita),
      orientacoes: list(plan.orientacoes).map(orientacao),
      observacoes_finais: textOrNull(plan.observacoes_finais),
    },
    nutricionista: {
      ...(Object.fromEntries(
        profileKeys.map((key) => [key, textOrNull(profile[key])]),
      ) as PublicNutricionista),
      // Who has not filled in the profile yet still signs with the name she registered with.
      nome_nutricionista: textOrNull(profile.nome_nutricionista) ?? textOrNull(profile.full_name),
    },
  };
}

const refeicao = (part: Loose): PublicRefeicao => ({
  nome: words(part.nome),
  horario: words(part.horario),
  opcoes: list(part.opcoes).map((o) => ({ descricao: words(o.descricao), itens: items(o.itens) })),
});

const receita = (part: Loose): PublicReceita => ({
  nome: words(part.nome),
  porcoes: typeof part.porcoes === 'number' ? part.porcoes : null,
  ingredientes: items(part.ingredientes),
  modo_preparo: words(part.modo_preparo),
});

const orientacao = (part: Loose): PublicOrientacao => ({
  titulo: words(part.titulo),
  itens: items(part.itens),
});

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const words = (value: unknown) => (typeof value === 'string' ? value : '');
const items = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item.trim() !== '') : [];
const list = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.filter((part) => typeof part === 'object' && part !== null) : [];
