/** How an amount of a food is bought. */
export type Unit = 'g' | 'ml' | 'unidade' | 'dente';

export interface NeededFood {
  /** As a shop calls it: "Arroz branco", not "Arroz branco cozido". */
  readonly name: string;
  /** Place in `sections`. */
  readonly section: number;
  readonly by: Unit;
}

/** Place of the food in `foods`, its amount or `null` for "à vontade", and the names of foods that may stand for it. */
export type Needed = readonly [food: number, amount: number | null, or?: readonly string[]];

export interface NeededOption {
  readonly items: readonly Needed[];
  /** Lines without a sure reading, as they are written, and how often they are needed. */
  readonly written: readonly (readonly [text: string, times: number])[];
}

/** What has to be bought for one person and one day, by meal and option. */
export interface ShoppingNeeds {
  /** In the order of a walk through the shop. */
  readonly sections: readonly string[];
  readonly foods: readonly NeededFood[];
  readonly meals: readonly (readonly NeededOption[])[];
}
