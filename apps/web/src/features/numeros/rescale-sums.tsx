import type { RescaledPlan } from '@alecrim/nutrition';
import { Notice } from '../../ui/notice.tsx';
import { inWhole } from './amount-words.ts';
import { MACROS } from './target-of.ts';

/** The day before and after, and what could not be reached. */
export function RescaleSums({
  plan: { before, after, goal, nutrient, isReached, reasons },
}: {
  plan: RescaledPlan;
}) {
  const unit = nutrient === 'energy' ? 'kcal' : 'g';
  return (
    <div className="grid gap-3">
      <dl className="flex flex-wrap gap-x-6 gap-y-2 tabular-nums" aria-label="Dia antes e depois">
        <Sum name="Dia" unit="kcal" from={before.amounts.energy.chosen} to={after.amounts.energy.chosen} />
        {MACROS.map(({ macro, name }) => (
          <Sum
            key={macro}
            name={name}
            unit="g"
            from={before.amounts[macro].chosen}
            to={after.amounts[macro].chosen}
          />
        ))}
      </dl>
      {!isReached && (
        <Notice>
          <p className="font-semibold">
            Chega a {inWhole(after.amounts[nutrient].chosen)} de {inWhole(goal)} {unit}
          </p>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}

function Sum({ name, unit, from, to }: { name: string; unit: string; from: number; to: number }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-sm">
        {inWhole(from)} <span aria-hidden="true">→</span>
        <span className="sr-only">para</span> <strong>{inWhole(to)}</strong> {unit}
      </dd>
    </div>
  );
}
