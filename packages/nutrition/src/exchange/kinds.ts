import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import { EXCHANGE_TABLE } from './exchange-table.ts';

/** What a food is at the table. The names are those of exchanges.csv. */
export interface ExchangeFacts {
  readonly kind: Kind;
  /** 5 is eaten by most Brazilians, 2 by few. Without it the food is never offered. */
  readonly eaten?: number;
  readonly grain?: 'integral' | 'refinado';
  /** Grams that an offer never exceeds. */
  readonly most?: number;
}

/**
 * The kinds that may stand for a kind, the nearest first; kinds of one row are equally near. What is not named is never
 * offered: sugar stands for honey and for no sweet, and nothing but another oil is poured in place of an oil.
 */
const NEAR = {
  pao: ['pao', 'tapioca cereal', 'raiz'],
  tapioca: ['tapioca pao', 'cereal', 'raiz'],
  cereal: ['cereal', 'pao', 'tapioca'],
  prato: ['prato raiz'],
  raiz: ['raiz prato'],
  biscoito: ['biscoito', 'pao', 'tapioca cereal'],
  salgado: ['salgado', 'pao', 'tapioca'],
  petisco: ['petisco', 'biscoito', 'cereal'],
  'pao-doce': ['pao-doce', 'pao'],
  feijao: ['feijao'],
  'pasta-de-grao': ['pasta-de-grao', 'feijao'],
  bovina: ['bovina ave peixe suina ovo', 'frutos-do-mar vegetal'],
  suina: ['bovina ave peixe suina ovo', 'frutos-do-mar vegetal'],
  ave: ['bovina ave peixe suina ovo', 'frutos-do-mar vegetal'],
  miudo: ['bovina ave peixe suina ovo', 'frutos-do-mar vegetal'],
  peixe: ['peixe', 'ave bovina suina ovo', 'frutos-do-mar vegetal'],
  'frutos-do-mar': ['frutos-do-mar peixe', 'ave bovina suina ovo', 'vegetal'],
  ovo: ['ovo', 'bovina ave peixe suina', 'vegetal'],
  vegetal: ['vegetal', 'ovo', 'ave bovina peixe suina'],
  frio: ['frio', 'ave ovo', 'bovina peixe suina'],
  embutido: ['embutido', 'bovina ave suina peixe ovo'],
  empanado: ['empanado', 'bovina ave suina peixe ovo'],
  leite: ['leite iogurte'],
  iogurte: ['iogurte leite'],
  'lacteo-doce': ['lacteo-doce', 'iogurte leite'],
  'bebida-vegetal': ['bebida-vegetal'],
  branco: ['branco', 'amarelo'],
  amarelo: ['amarelo branco'],
  ralado: ['ralado', 'amarelo branco'],
  fruta: ['fruta'],
  suco: ['suco', 'fruta'],
  'fruta-seca': ['fruta-seca', 'fruta'],
  acai: ['acai', 'fruta'],
  folha: ['folha', 'legume-cru'],
  'legume-cru': ['legume-cru', 'folha'],
  'legume-cozido': ['legume-cozido', 'folha-cozida'],
  'folha-cozida': ['folha-cozida', 'legume-cozido'],
  cogumelo: ['legume-cozido'],
  conserva: ['legume-cozido legume-cru'],
  oleo: ['oleo'],
  passar: ['passar'],
  creme: ['creme', 'passar'],
  'fruto-gordo': ['fruto-gordo', 'oleo'],
  'gordura-solida': ['gordura-solida', 'passar oleo'],
  molho: ['molho', 'passar oleo'],
  castanha: ['castanha', 'pasta-de-castanha'],
  'pasta-de-castanha': ['pasta-de-castanha castanha'],
  semente: ['semente'],
  acucar: ['acucar'],
  chocolate: ['chocolate'],
  'chocolate-amargo': ['chocolate-amargo', 'chocolate'],
  'doce-de-fruta': ['doce-de-fruta'],
  bolo: ['bolo'],
  'biscoito-doce': ['biscoito-doce'],
  sobremesa: ['sobremesa'],
  sorvete: ['sorvete'],
  bala: ['bala'],
  barra: ['barra'],
  'leite-doce': ['leite-doce'],
  'amendoim-doce': ['amendoim-doce'],
  'po-proteico': ['po-proteico'],
} as const satisfies Record<string, readonly string[]>;

export type Kind = keyof typeof NEAR;

export const KINDS = Object.keys(NEAR) as readonly Kind[];

let tiers: Map<string, number> | undefined;

/** How far a kind is from the one that it would stand for: 0 is nearest. Nothing where it never stands for it. */
export function distanceOf(kind: Kind, original: Kind): number | undefined {
  tiers ??= new Map(
    KINDS.flatMap((one) =>
      NEAR[one].flatMap((tier, distance) =>
        tier.split(' ').map((near) => [`${one} ${near}`, distance] as const),
      ),
    ),
  );
  return tiers.get(`${original} ${kind}`);
}

let facts: ReadonlyMap<string, ExchangeFacts> | undefined;

/** What the table says about a food of the list. */
export function exchangeFacts({ id, isCustom }: Food): ExchangeFacts | undefined {
  facts ??= tableFacts();
  return isCustom ? undefined : facts.get(id);
}

/** A cell is "pao:5r": the kind where it changes, how often it is eaten, the grain, and after "<" the most grams. */
function tableFacts(): ReadonlyMap<string, ExchangeFacts> {
  const cells = EXCHANGE_TABLE.split('|');
  let kind: Kind = 'pao';
  const exchanged = FOODS.filter(({ exchange }) => exchange !== undefined);
  return new Map(
    exchanged.map(({ id }, place) => {
      const [, newKind, eaten, grain, most] =
        /^(?:(.+):)?(\d?)([ir]?)(?:<(\d+))?$/.exec(cells[place] ?? '') ?? [];
      kind = (newKind as Kind | undefined) ?? kind;
      return [
        id,
        {
          kind,
          ...(eaten && { eaten: Number(eaten) }),
          ...(grain && { grain: grain === 'i' ? ('integral' as const) : ('refinado' as const) }),
          ...(most && { most: Number(most) }),
        },
      ];
    }),
  );
}
