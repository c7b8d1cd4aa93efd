import { counted, macroShares, numberText, wholeText } from '@alecrim/domain/pure';
import type { Amount, Numbers } from '@alecrim/nutrition';
import type { Macro } from '@alecrim/nutrition/needs';

// Text that is no number may stand in a field while it is typed: it is never shown as "NaN".
export const inWhole = (value: number) => (Number.isFinite(value) ? wholeText(value) : '–');
export const inTenths = (value: number) => (Number.isFinite(value) ? numberText(value) : '–');

/** "≈ 320 kcal", "≈ 320–410 kcal" where options differ, "≥ 320 kcal" where a table has a gap; beside a target "≈ 320 de 400 kcal". */
export function energyWords({ least, chosen, most, missing }: Amount, target?: number): string {
  const sign = missing > 0 ? '≥' : '≈';
  const isRange = inWhole(least) !== inWhole(most);
  const energy = isRange ? `${inWhole(least)}–${inWhole(most)}` : inWhole(chosen);
  return `${sign} ${energy}${ofTarget(target)} kcal`;
}

export const gramWords = ({ chosen, missing }: Amount, target?: number): string =>
  `${missing > 0 ? '≥ ' : ''}${inWhole(chosen)}${ofTarget(target)} g`;

/** " (24 %)" for each macronutrient, as the patient's document gives it; empty where the shares are not known. */
export function macroPercents(amounts: Pick<Numbers['amounts'], Macro>): Record<Macro, string> {
  const grams = ({ chosen, missing }: Amount) => (missing > 0 ? undefined : chosen);
  const shares = macroShares({
    proteina: grams(amounts.protein),
    carboidrato: grams(amounts.carbohydrate),
    gordura: grams(amounts.fat),
  });
  const words = (share: number | undefined) => (share === undefined ? '' : ` (${share} %)`);
  return {
    protein: words(shares?.proteina),
    carbohydrate: words(shares?.carboidrato),
    fat: words(shares?.gordura),
  };
}

const ofTarget = (target: number | undefined) => (target === undefined ? '' : ` de ${inWhole(target)}`);

/** "P 12 g · C 40 g · G 9 g" */
function macroWords({ amounts }: Numbers): string {
  const { protein, carbohydrate, fat } = amounts;
  return `P ${gramWords(protein)} · C ${gramWords(carbohydrate)} · G ${gramWords(fat)}`;
}

/** Lines with food that are not in the sum as a whole, and what they likely hold; empty where there is none. */
export function openWords({ lines, known, openEnergy }: Omit<Numbers, 'amounts'>): string {
  const count = lines - known;
  if (count === 0) return '';
  return openEnergy > 0
    ? `+ ≈ ${inWhole(openEnergy)} kcal a conferir em ${counted(count, 'item', 'itens')}`
    : counted(count, 'item não calculado', 'itens não calculados');
}

/** The day in one line: "≈ 1.405 kcal + ≈ 400 kcal a conferir em 3 itens". */
export const dayWords = (day: Numbers): string =>
  [energyWords(day.amounts.energy), openWords(day)].filter(Boolean).join(day.openEnergy > 0 ? ' ' : ' · ');

/** All of it in one line, for the eye and for a screen reader. */
export function numbersWords(numbers: Numbers): string {
  if (numbers.lines === 0) return 'Nenhum alimento para calcular';
  const parts =
    numbers.known > 0 || numbers.amounts.energy.most > 0
      ? [energyWords(numbers.amounts.energy), macroWords(numbers)]
      : [];
  return [...parts, openWords(numbers)].filter(Boolean).join(' · ');
}
