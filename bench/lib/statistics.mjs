export const median = (numbers) => quantile(numbers, 0.5);

export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Rounds to three digits: a shared machine does not give more precision. */
export const rounded = (number) => (number === undefined ? undefined : Number(number.toPrecision(3)));
