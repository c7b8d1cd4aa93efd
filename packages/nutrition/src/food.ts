import type { ExchangeId, Tag } from './foods/vocabulary.ts';
import type { Figures } from './nutrients.ts';

/** Where a figure or a measure comes from. `own` is the product's own list; `cite` says where that fact comes from. */
export type Source =
  | {
      readonly table: 'TACO' | 'IBGE';
      readonly id: string;
      /** How the figures differ from the row, where they were worked out from it. */
      readonly adjusted?: string;
    }
  | { readonly table: 'own'; readonly id: string; readonly cite: string };

/** What one household measure of a food weighs. A measure that no size follows is full and medium. */
export interface Measure {
  /** One of the names of `measures.ts`; an own food may have others. */
  readonly name: string;
  readonly grams: number;
  readonly source: Source;
}

export interface Food {
  /** Stable: plans and decisions keep it. */
  readonly id: string;
  /** As a nutritionist says it: "Arroz integral cozido". */
  readonly name: string;
  /** Other names and regional names, each complete ("aipim cozido"). No two foods share a name. */
  readonly synonyms: readonly string[];
  /** Names of foods that come near ("presunto light"): they are read as this one, and never surely. */
  readonly similar?: readonly string[];
  readonly group: string;
  /** How it is prepared: cru, cozido, grelhado, assado, frito, refogado… */
  readonly preparation?: string;
  /** Foods of one family are the same food prepared in another way ("arroz-integral"). */
  readonly family?: string;
  /** The member of the family that a name without a preparation means: cooked for rice, raw for fruit. */
  readonly asServed?: boolean;
  /** The name is of a kind of food, not of one food ("peixe", "fruta", "queijo"): the figures are those of a typical one. */
  readonly generic?: boolean;
  /** Of a kind: its foods differ so little that the figures of the typical one hold for all ("carne", "legumes"). */
  readonly typical?: boolean;
  /** An own food or a recipe: the nutritionist has said what its portion weighs. */
  readonly isCustom?: boolean;
  /** A recipe: the figures are those of its raw ingredients, and the finished dish weighs more or less than they do. */
  readonly weighedRaw?: boolean;
  readonly figures: Figures;
  readonly source: Source;
  readonly measures: readonly Measure[];
  /** Grams of one millilitre, for liquids. */
  readonly density?: number;
  /** Grams of the raw food that make one gram of this one. */
  readonly rawFactor?: number;
  /** The name under which a shop sells it, where that is another one. */
  readonly soldName?: string;
  /** Where it is not sold as its density says: by weight, as a packet that lasts for weeks, or not at all. */
  readonly soldBy?: 'g' | 'pacote' | 'torneira';
  /** The id of the fruit that the juice is pressed from. */
  readonly pressedFrom?: string;
  /** It is offered only for a food that has the same. */
  readonly onlyFor?: 'frito' | 'calda' | 'biscoito' | 'gordura';
  readonly exchange?: ExchangeId;
  /** Where a shop keeps it. */
  readonly section: string;
  readonly tags: readonly Tag[];
  /** Of an own food: what it contains, by the words of the restrictions. */
  readonly contains?: readonly string[];
  /** Of an own food: the nutritionist has checked that `contains` is complete. */
  readonly isContentChecked?: boolean;
}
