import type { PlanDay } from './days.ts';
import { counted } from './plural.ts';
import { asksTraining, assumedDays, daysOfOptions, firstOfKinds, USUAL_TRAINING } from './shopping-days.ts';

export interface ShoppingLine {
  readonly name: string;
  /** Empty where the plan gives no amount. */
  readonly amount: string;
  /** "2 caixas de 1 L; ou batata-inglesa". */
  readonly remark: string;
}

export interface ShoppingSection {
  readonly name: string;
  readonly lines: readonly ShoppingLine[];
}

/** The section of lines that could not be read. */
export const AS_WRITTEN = 'Como está no cardápio';

interface Wanted {
  /** `null` while no line has given an amount. */
  amount: number | null;
  isFree: boolean;
  or: Set<string>;
}

/** What all days and people together need, before it is rounded: by the place of the food, and by the words of a line. */
export function wantedAmounts({ meals, days }: ShoppingNeeds, choice: ShoppingChoice) {
  const foods = new Map<number, Wanted>();
  const written = new Map<string, number>();
  for (const [meal, chosen] of choice.options.entries()) {
    const eaten = days && daysOfOptions(days, choice, meal, chosen);
    for (const place of chosen) {
      const share = eaten
        ? (eaten.get(place) ?? 0) * choice.people
        : (choice.days * choice.people) / chosen.length;
      if (share === 0) continue;
      const option = meals[meal]?.[place];
      for (const [food, amount, or = []] of option?.items ?? []) {
        const wanted = foods.get(food) ?? { amount: null, isFree: false, or: new Set() };
        if (amount === null) wanted.isFree = true;
        else wanted.amount = (wanted.amount ?? 0) + amount * share;
        for (const name of or) wanted.or.add(name);
        foods.set(food, wanted);
      }
      for (const [text, times] of option?.written ?? [])
        written.set(text, (written.get(text) ?? 0) + times * share);
    }
  }
  return { foods, written };
}

/** The list by the sections of a shop, each in the order of the alphabet. */
export function shoppingList(needs: ShoppingNeeds, choice: ShoppingChoice): ShoppingSection[] {
  const { foods, written } = wantedAmounts(needs, choice);
  const lines: ShoppingLine[][] = needs.sections.map(() => []);
  for (const [place, wanted] of foods) {
    const food = needs.foods[place];
    if (!food) continue;
    const { amount, packs } = bought(wanted.amount, food);
    lines[food.section]?.push({ name: food.name, amount, remark: remarkOf(wanted, packs) });
  }
  for (const section of lines) section.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
  const asWritten = [...written].map(([name, times]) => ({ name, amount: timesNeeded(times), remark: '' }));
  return [
    ...needs.sections.map((name, place) => ({ name, lines: lines[place] ?? [] })),
    { name: AS_WRITTEN, lines: asWritten },
  ].filter((section) => section.lines.length > 0);
}

function remarkOf({ amount, isFree, or }: Wanted, packs: string): string {
  const others = or.size > 0 ? `ou ${[...or].map(uncapitalised).join(', ')}` : '';
  return [packs, others, isFree && amount !== null ? 'e mais, à vontade' : ''].filter(Boolean).join('; ');
}

const uncapitalised = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

export const lineWords = ({ name, amount, remark }: ShoppingLine): string =>
  name + (amount && `: ${amount}`) + (remark && ` (${remark})`);

/** "7 dias, 2 pessoas", and what is assumed about the days where they differ: "; 5 de segunda a sexta, 2 de fim de semana". */
export function choiceWords(
  choice: Omit<ShoppingChoice, 'options'>,
  needs: Pick<ShoppingNeeds, 'days'> = {},
): string {
  const { days, people } = choice;
  const assumed = assumedDays(needs, choice);
  return `${counted(days, 'dia', 'dias')}, ${counted(people, 'pessoa', 'pessoas')}${assumed && `; ${assumed}`}`;
}

/** The list as a message. WhatsApp shows what stands between asterisks in bold. */
export function shoppingText(
  list: readonly ShoppingSection[],
  choice: ShoppingChoice,
  needs?: Pick<ShoppingNeeds, 'days'>,
): string {
  const sections = list.map(({ name, lines }) => [`*${name}*`, ...lines.map(lineWords)].join('\n'));
  return [`*Lista de compras* (${choiceWords(choice, needs)})`, ...sections].join('\n\n');
}

/** How an amount of a food is bought. */
export type ShopUnit = 'g' | 'ml' | 'unidade' | 'dente';

/** The packets of a shop. A "unidade" is a large fruit that is sold by weight: how many is only near. */
export const PACKS = [
  'dúzia',
  'caixa',
  'pacote',
  'garrafa',
  'pote',
  'copo',
  'lata',
  'vidro',
  'sachê',
  'bisnaga',
  'barra',
  'bandeja',
  'maço',
  'unidade',
] as const;

/** A packet and how much of the food's unit is in it. */
export type ShopPack = readonly [name: (typeof PACKS)[number], holds: number];

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
  readonly foods: readonly {
    readonly name: string;
    readonly section: number;
    readonly by: ShopUnit;
    readonly pack?: ShopPack;
  }[];
  readonly meals: readonly (readonly NeededOption[])[];
  /** The kinds of day of the plan; absent where all days are alike. */
  readonly days?: readonly PlanDay[];
}

/** For how long, for how many, and which options of each meal. Options of one meal share the days equally. */
export interface ShoppingChoice {
  readonly days: number;
  readonly people: number;
  readonly options: readonly (readonly number[])[];
  /** Training days of a week, for plans that tell them apart. */
  readonly training?: number;
}

export const shoppingLimits = { days: 31, people: 20, training: 7 } as const;

/** A week for one person, with the first option of every meal on each kind of day. */
export const usualShopping = (needs: Pick<ShoppingNeeds, 'meals' | 'days'>): ShoppingChoice => ({
  days: 7,
  people: 1,
  options: needs.days
    ? firstOfKinds(needs.days)
    : needs.meals.map((options) => (options.length > 0 ? [0] : [])),
  ...(asksTraining(needs) && { training: USUAL_TRAINING }),
});

// A tenth of a piece or packet more than a whole number is not worth another one.
const SPARED = 0.1;

interface Bought {
  readonly amount: string;
  /** "2 caixas de 1 L", "2 dúzias", "cerca de 1 unidade": they hold at least the amount. */
  readonly packs: string;
}

function bought(needed: number | null, { by, pack }: ShoppingNeeds['foods'][number]): Bought {
  if (needed === null) return { amount: '', packs: '' };
  const rounded = roundedAmount(needed, by);
  const [name, holds] = pack ?? [];
  if (!name || !holds) return { amount: amountWords(rounded, by), packs: '' };
  if (name === 'unidade') {
    const pieces = Math.round(needed / holds);
    const packs = pieces > 0 ? `cerca de ${counted(pieces, 'unidade', 'unidades')}` : '';
    return { amount: amountWords(rounded, by), packs };
  }
  // Every counted piece is needed, but nobody opens a second litre for 20 ml.
  const count = Math.max(1, Math.ceil(isCounted(by) ? rounded / holds : needed / holds - SPARED));
  const words = counted(count, name, `${name}s`);
  return {
    amount: amountWords(Math.min(rounded, count * holds), by),
    packs: name === 'dúzia' || name === 'maço' ? words : `${words} de ${amountWords(holds, by)}`,
  };
}

/** An amount as a shop sells it, rounded up: "1,2 kg", "350 g", "7 unidades". */
export const amountBought = (amount: number, by: ShopUnit): string =>
  amountWords(roundedAmount(amount, by), by);

const isCounted = (by: ShopUnit) => by === 'unidade' || by === 'dente';

function roundedAmount(amount: number, by: ShopUnit): number {
  if (isCounted(by)) return Math.max(1, Math.ceil(amount - SPARED));
  const small = roundedUp(amount, amount <= 100 ? 10 : 50);
  return small < 1000 ? small : roundedUp(amount, 100);
}

function amountWords(amount: number, by: ShopUnit): string {
  if (isCounted(by)) return `${amount} ${by}${amount === 1 ? '' : 's'}`;
  return amount < 1000 ? `${amount} ${by}` : `${decimal(amount / 1000)} ${by === 'g' ? 'kg' : 'L'}`;
}

// A sum of decimals may lie a millionth above the round number that it is.
const roundedUp = (amount: number, step: number) => Math.max(1, Math.ceil(amount / step - 1e-6)) * step;

const decimal = (value: number) => String(Math.round(value * 1000) / 1000).replace('.', ',');

/** How often a line is needed that has no amount of its own. */
export function timesNeeded(times: number): string {
  const whole = Math.max(1, Math.ceil(times - SPARED));
  return whole === 1 ? '' : `${whole} vezes`;
}
