import { type Dia, namedDays } from './days.ts';
import type { opcaoFields, orientacaoFields, receitaFields, refeicaoFields } from './entities/parts.ts';
import type { trocaFields } from './entities/swaps.ts';
import type { PublicNutrients } from './nutrients.ts';
import type { PublicNumbers } from './public-numbers.ts';
import { firstName } from './whatsapp.ts';

type Loose = Record<string, unknown>;
/** Takes a value as it was stored, and gives what may be shown. */
type Reader = (value: unknown) => unknown;
/** What a reader gives as undefined is absent. */
type Read<R extends Record<string, Reader>> = {
  [K in keyof R as undefined extends ReturnType<R[K]> ? never : K]: ReturnType<R[K]>;
} & { [K in keyof R as undefined extends ReturnType<R[K]> ? K : never]?: ReturnType<R[K]> };
type SomeOf<Fields> = Partial<Record<keyof Fields, Reader>>;

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const words = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
const items = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item.trim() !== '') : [];
/** Absent where it is every day: so are the days of plans that name none. */
const days = (value: unknown): Dia[] | undefined => {
  const named = namedDays(value);
  return named.length > 0 ? named : undefined;
};
const parts = <R extends Record<string, Reader>>(value: unknown, readers: R): Read<R>[] =>
  Array.isArray(value)
    ? value.filter((part) => typeof part === 'object' && part !== null).map((part) => read(part, readers))
    : [];
function read<R extends Record<string, Reader>>(source: object, readers: R): Read<R> {
  const shown: Loose = {};
  for (const name in readers) {
    const value = readers[name]?.((source as Loose)[name]);
    if (value !== undefined) shown[name] = value;
  }
  return shown as Read<R>;
}

// The allow-list. A field added to a part of a plan stays private until it is named here, and only here.
const opcao = { descricao: words, itens: items, dias: days } satisfies SomeOf<typeof opcaoFields>;
const refeicao = {
  nome: words,
  horario: words,
  opcoes: (value: unknown) => parts(value, opcao),
  dias: days,
} satisfies SomeOf<typeof refeicaoFields>;
const receita = {
  nome: words,
  porcoes: numberOrNull,
  ingredientes: items,
  modo_preparo: words,
} satisfies SomeOf<typeof receitaFields>;
const orientacao = { titulo: words, itens: items } satisfies SomeOf<typeof orientacaoFields>;
const troca = { linha: words, por: items } satisfies SomeOf<typeof trocaFields>;

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

type MenuTexts = ReturnType<typeof publicMenuOf>;

export interface PublicMenu extends Pick<MenuTexts, 'nutricionista'> {
  /** Numbers are absent unless the nutritionist chose to show them. */
  cardapio: MenuTexts['cardapio'] & { numeros?: PublicNumbers; nutrientes?: PublicNutrients };
}

/** What a patient may see, and nothing else. `menuWithNumbers` adds the numbers that were chosen. */
export function publicMenuOf(cardapio: object, nutricionista: object | null | undefined) {
  const plan = cardapio as Loose;
  const patient = textOrNull(plan.paciente_nome);
  const profile = (nutricionista ?? {}) as Loose;
  return {
    cardapio: {
      titulo: textOrNull(plan.titulo),
      paciente_nome: plan.so_primeiro_nome === true ? firstName(patient) || null : patient,
      refeicoes: parts(plan.refeicoes, refeicao),
      receitas: parts(plan.receitas, receita),
      orientacoes: parts(plan.orientacoes, orientacao),
      observacoes_finais: textOrNull(plan.observacoes_finais),
      ...swapsOf(plan),
    },
    nutricionista: {
      ...(Object.fromEntries(
        profileKeys.map((key) => [key, textOrNull(profile[key])]),
      ) as PublicNutricionista),
      // A nutritionist without a profile signs with the name that she registered with.
      nome_nutricionista: textOrNull(profile.nome_nutricionista) ?? textOrNull(profile.full_name),
    },
  };
}

/** Absent unless the nutritionist allows swaps and some line has an equivalent. */
function swapsOf({ permitir_trocas, trocas }: Loose): { trocas?: Read<typeof troca>[] } {
  const swaps = permitir_trocas === true ? parts(trocas, troca) : [];
  return swaps.length > 0 ? { trocas: swaps } : {};
}
