/** How an amount of a food is bought. */
export type ShopUnit = 'g' | 'ml' | 'unidade' | 'dente';

export interface NeededOption {
  /** Place of the food in `foods`, its amount or `null` for "à vontade", and the names of foods that may stand for it. */
  readonly items: readonly (readonly [food: number, amount: number | null, or?: readonly string[]])[];
  /** Lines without a sure reading, as they are written, and how often they are needed. */
  readonly written: readonly (readonly [text: string, times: number])[];
}

/** What has to be bought for one person and one day, by meal and option, as `packages/nutrition` reads it. */
export interface ShoppingNeeds {
  /** In the order of a walk through the shop. */
  readonly sections: readonly string[];
  readonly foods: readonly { readonly name: string; readonly section: number; readonly by: ShopUnit }[];
  readonly meals: readonly (readonly NeededOption[])[];
}

/** For how long, for how many, and which options of each meal. Options of one meal share the days equally. */
export interface ShoppingChoice {
  readonly days: number;
  readonly people: number;
  readonly options: readonly (readonly number[])[];
}

export const shoppingLimits = { days: 31, people: 20 } as const;

/** A week for one person, with the first option of every meal. */
export const usualShopping = ({ meals }: Pick<ShoppingNeeds, 'meals'>): ShoppingChoice => ({
  days: 7,
  people: 1,
  options: meals.map((options) => (options.length > 0 ? [0] : [])),
});
