import { type CalculatedNeed, LOW_KCAL } from '@alecrim/nutrition/needs';
import { Button } from '../../../ui/button.tsx';
import { inWhole } from '../amount-words.ts';

interface NeedResultProps {
  need: CalculatedNeed | { reason: string };
  /** The target as it is. */
  kcal: number | undefined;
  onUse: (kcal: number) => void;
}

/** From what is spent to the target, step by step, with the calculation and its reference. */
export function NeedResult({ need, kcal, onUse }: NeedResultProps) {
  if ('reason' in need)
    return (
      <p role="status" className="text-sm text-muted">
        {need.reason}
      </p>
    );
  const { addition, adjustmentKcal, targetKcal } = need;
  return (
    <div className="grid gap-3 rounded-control border border-line p-4 text-sm">
      <div role="status" className="grid gap-3">
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
          {need.restingKcal !== undefined && (
            <Step name="Gasto em repouso" kcal={`${inWhole(need.restingKcal)} kcal`} isQuiet />
          )}
          <Step name="Gasto do dia" kcal={`${inWhole(need.kcal)} kcal`} />
          {addition && <Step name={addition.name} kcal={signed(addition.kcal)} />}
          {adjustmentKcal !== 0 && (
            <Step name={adjustmentKcal < 0 ? 'Déficit' : 'Superávit'} kcal={signed(adjustmentKcal)} />
          )}
          <Step name="Meta" kcal={`${inWhole(targetKcal)} kcal`} isStrong />
        </dl>
        <Cautions need={need} />
        <div className="grid gap-1 text-muted [overflow-wrap:anywhere]">
          <p>{need.calculation}</p>
          <p>{need.formula.reference}</p>
          {addition && <p>Adicional: {addition.reference}.</p>}
        </div>
      </div>
      {kcal === targetKcal ? (
        <p className="font-medium">É a meta de energia deste cardápio.</p>
      ) : (
        <Button look="soft" className="justify-self-start" onClick={() => onUse(targetKcal)}>
          Usar {inWhole(targetKcal)} kcal como meta
        </Button>
      )}
    </div>
  );
}

function Cautions({ need: { targetKcal, restingKcal } }: { need: CalculatedNeed }) {
  if (targetKcal < LOW_KCAL)
    return (
      <p className="font-medium text-warning">
        Menos de {inWhole(LOW_KCAL)} kcal por dia: confira se é isso.
      </p>
    );
  if (restingKcal !== undefined && targetKcal < restingKcal)
    return <p className="font-medium text-warning">Fica abaixo do gasto em repouso: confira se é isso.</p>;
  return null;
}

const signed = (kcal: number) => `${kcal < 0 ? '−' : '+'}${inWhole(Math.abs(kcal))} kcal`;

interface StepProps {
  name: string;
  kcal: string;
  isQuiet?: boolean;
  isStrong?: boolean;
}

function Step({ name, kcal, isQuiet, isStrong }: StepProps) {
  const style = isStrong ? 'border-t border-line pt-1 font-semibold' : isQuiet ? 'text-muted' : '';
  return (
    <>
      <dt className={style}>{name}</dt>
      <dd className={`text-right ${style}`}>{kcal}</dd>
    </>
  );
}
