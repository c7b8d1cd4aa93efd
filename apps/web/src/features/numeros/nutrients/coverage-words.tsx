import { counted } from '@alecrim/domain/pure';
import { inWhole } from '../amount-words.ts';
import type { DayNutrients } from '../worker/worker-client.ts';

/** What is in no sum, so that a low number is not taken for a lack. */
export function CoverageWords({ day: { energy, openEnergy, unread } }: { day: DayNutrients }) {
  const open = [
    openEnergy > 0 && `≈ ${inWhole(openEnergy)} kcal de itens a conferir não entram na soma`,
    unread > 0 && `${counted(unread, 'item não calculado', 'itens não calculados')}`,
  ].filter(Boolean);
  return (
    <p className="text-sm text-muted tabular-nums">
      {[`Dia com ≈ ${inWhole(energy)} kcal`, ...open].join(' · ')}. O sal do preparo só entra se estiver
      escrito.
    </p>
  );
}
