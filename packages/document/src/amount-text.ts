import type { Faixa } from '@alecrim/domain/pure';

// Holds a number and its unit on one line.
const SPACE = '\u00a0';

/** "1.850 kcal"; whole numbers, because an estimate has no decimals. */
export const amountText = (value: number | undefined, unit: string): string =>
  value === undefined ? '' : `${whole(value)}${SPACE}${unit}`;

/** "320–410 kcal" where options differ, and "≥ 12 g" where a table does not give the nutrient of some food. */
export function rangeText(range: Faixa | undefined, unit: string): string {
  if (!range) return '';
  const [least, most] = [whole(range.min), whole(range.max)];
  const text = least === most ? amountText(range.base, unit) : `${least}–${most}${SPACE}${unit}`;
  return range.faltam > 0 ? `≥${SPACE}${text}` : text;
}

const whole = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 0 });
