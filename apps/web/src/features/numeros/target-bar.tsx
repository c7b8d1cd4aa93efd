import type { Amount } from '@alecrim/nutrition';

/** From the least to the most of the day, on a line that ends a quarter above the target. Decoration: the words say it. */
export function TargetBar({ amount, target }: { amount: Amount; target: number }) {
  const percent = (value: number) => Math.min(100, (value / (target * 1.25)) * 100);
  const least = percent(amount.least);
  return (
    <div aria-hidden="true" className="relative h-1.5 max-w-xl overflow-hidden rounded-full bg-soft">
      <div className="absolute inset-y-0 left-0 bg-brand-ink/80" style={{ width: `${least}%` }} />
      <div
        className="absolute inset-y-0 bg-brand-ink/40"
        style={{ left: `${least}%`, width: `${Math.max(0, percent(amount.most) - least)}%` }}
      />
      <div className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `${percent(target)}%` }} />
    </div>
  );
}
