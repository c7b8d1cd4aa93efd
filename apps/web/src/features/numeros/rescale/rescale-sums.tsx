import type { Aimed, RescaledPlan } from '@alecrim/nutrition';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Notice } from '../../../ui/notice.tsx';
import { inWhole, macroPercents } from '../amount-words.ts';
import { MACROS, targetShares } from '../targets/targets.ts';

const ROWS = [
  { nutrient: 'energy', name: 'Energia', unit: 'kcal' },
  ...MACROS.map(({ macro, name }) => ({ nutrient: macro, name, unit: 'g' }) as const),
] as const satisfies readonly { nutrient: Aimed; name: string; unit: string }[];

/** The day before and after beside its targets, and what could not be reached. */
export function RescaleSums({ plan }: { plan: RescaledPlan }) {
  const { before, after, aims, isReached, reasons } = plan;
  const energy = aims.find(({ nutrient }) => nutrient === 'energy')?.amount;
  const missed = aims.filter(({ isMet }) => !isMet);
  const percents = { before: macroPercents(before.amounts), after: macroPercents(after.amounts) };
  const aimed = targetShares(
    energy,
    (macro) => aims.find((aim) => aim.nutrient === macro && !aim.isKept)?.amount,
  );
  return (
    <div className="grid gap-3">
      <table aria-label="Dia antes e depois" className="w-full text-sm tabular-nums [&_td]:py-1 [&_th]:py-1">
        <thead>
          <tr className="border-b border-line text-left text-xs text-muted [&>th]:font-medium">
            <th scope="col">
              <span className="sr-only">Nutriente</span>
            </th>
            <th scope="col">Antes</th>
            <th scope="col">Depois</th>
            <th scope="col">Meta</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ nutrient, name, unit }) => {
            const aim = aims.find((one) => one.nutrient === nutrient);
            const percent = (of: 'before' | 'after') => (nutrient === 'energy' ? '' : percents[of][nutrient]);
            return (
              <tr key={nutrient} className="align-baseline">
                <th scope="row" className="pr-2 text-left font-medium">
                  {name}
                </th>
                <td className="pr-2 text-muted">
                  {inWhole(before.amounts[nutrient].chosen)} {unit}
                  <span className="max-sm:block">{percent('before')}</span>
                </td>
                <td className="pr-2">
                  <strong>{inWhole(after.amounts[nutrient].chosen)}</strong> {unit}
                  <span className="max-sm:block">{percent('after')}</span>
                </td>
                <td>
                  {aim && (
                    <AimCell
                      {...aim}
                      unit={unit}
                      share={nutrient === 'energy' ? undefined : aimed[nutrient]}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {!isReached && (
        <Notice>
          <p className="font-semibold">
            {missed.length === aims.length ? 'A meta não é alcançada' : 'Nem todas as metas são alcançadas'}
          </p>
          {reasons.map((reason) => (
            <p key={reason} className="[overflow-wrap:anywhere]">
              {reason}
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}

type AimCellProps = RescaledPlan['aims'][number] & {
  unit: string;
  /** What the target of a macronutrient is of the target of the energy, in per cent. */
  share: number | undefined;
};

function AimCell({ amount, isKept, isMet, unit, share }: AimCellProps) {
  const Icon = isMet ? CircleCheck : CircleAlert;
  return (
    <span className="flex items-baseline gap-1.5">
      <Icon
        aria-hidden="true"
        className={`size-4 shrink-0 self-center ${isMet ? 'text-brand-ink' : 'text-warning'}`}
      />
      <span>
        {isKept ? 'manter' : `${inWhole(amount)} ${unit}`}
        {share !== undefined && <span className="max-sm:block"> ({share} %)</span>}
        <span className="sr-only">{isMet ? ', alcançada' : ', não alcançada'}</span>
      </span>
    </span>
  );
}
