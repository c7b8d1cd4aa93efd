import type { Amount } from '@alecrim/nutrition';
import { Leaf, ListChecks, Scale, Target } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useOpenOnArrival } from '../../lib/arrival.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { energyWords, gramWords, macroPercents, openWords } from './amount-words.ts';
import { DaySelect } from './day-select.tsx';
import { useDayNumbers, useNumbersStatus } from './numbers-store.ts';
import { RescaleOffer, useApplyRescale } from './rescale/apply-rescale.tsx';
import { MACROS, targetGrams, useMeta } from './targets/targets.ts';

const TargetsDialog = lazyDialog(() => import('./targets/targets-dialog.tsx').then((m) => m.TargetsDialog));
const DoubtsDialog = lazyDialog(() => import('./reading/doubts-dialog.tsx').then((m) => m.DoubtsDialog));
const NutrientsDialog = lazyDialog(() =>
  import('./nutrients/nutrients-dialog.tsx').then((m) => m.NutrientsDialog),
);
const RescaleDialog = lazyDialog(() => import('./rescale/rescale-dialog.tsx').then((m) => m.RescaleDialog));

/** The day's numbers beside the target, at the foot of the editor. */
export function DayBar() {
  const day = useDayNumbers();
  const status = useNumbersStatus();
  const meta = useMeta();
  const [openDialog, setOpenDialog] = useState<'targets' | 'rescale' | 'doubts' | 'nutrients'>();
  const { apply, offer } = useApplyRescale();
  const close = () => setOpenDialog(undefined);
  useOpenOnArrival('targets', () => setOpenDialog('targets'));
  const kcal = meta?.kcal ?? undefined;
  const percents = day && macroPercents(day.amounts);
  return (
    <section
      aria-label="Calorias e macros do dia"
      className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 border-b border-line pb-2 lg:gap-y-2"
    >
      {offer && <RescaleOffer {...offer} />}
      <DaySelect className="max-lg:basis-full lg:w-44 [&_select]:h-10 [&_select]:text-sm" />
      <div className="contents min-w-0 grow basis-72 gap-1 lg:grid">
        <p className="min-w-0 grow basis-0 text-sm font-semibold tabular-nums">
          {day ? `Dia ${energyWords(day.amounts.energy, kcal)}` : waiting[status]}
          {day && openWords(day) && <span className="text-warning"> {openWords(day)}</span>}
        </p>
        {day && status === 'failed' && <Outdated />}
        {day && kcal !== undefined && <TargetBar amount={day.amounts.energy} target={kcal} />}
        {day && (
          <ul className="order-3 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-xs text-muted tabular-nums max-lg:basis-full">
            {MACROS.map(({ macro, name, letter }) => (
              <li key={macro}>
                <abbr title={name} className="font-semibold no-underline">
                  {letter}
                </abbr>{' '}
                {gramWords(day.amounts[macro], targetGrams(meta, macro))}
                <span className="max-lg:hidden">{percents?.[macro]}</span>
              </li>
            ))}
            <li className="max-lg:hidden">Fibra {gramWords(day.amounts.fibre)}</li>
          </ul>
        )}
      </div>
      <div className="order-1 flex shrink-0 gap-1.5 lg:gap-2">
        {day && openWords(day) && (
          <BarButton
            icon={ListChecks}
            className="[&_svg]:text-warning"
            title={`Conferir: ${openWords(day)}`}
            onClick={() => setOpenDialog('doubts')}
          >
            Conferir
          </BarButton>
        )}
        <BarButton icon={Leaf} title="Nutrientes do dia" onClick={() => setOpenDialog('nutrients')}>
          Nutrientes
        </BarButton>
        <BarButton icon={Scale} title="Ajustar quantidades" onClick={() => setOpenDialog('rescale')}>
          Ajustar
        </BarButton>
        <BarButton icon={Target} onClick={() => setOpenDialog('targets')}>
          Metas
        </BarButton>
      </div>
      {openDialog === 'targets' && <TargetsDialog onClose={close} />}
      {openDialog === 'nutrients' && <NutrientsDialog onClose={close} />}
      {openDialog === 'doubts' && <DoubtsDialog onClose={close} />}
      {openDialog === 'rescale' && <RescaleDialog onApply={apply} onClose={close} />}
    </section>
  );
}

/** The last numbers stay on the screen, although the text has changed since. */
const Outdated = () => (
  <p role="status" className="text-xs font-semibold text-warning">
    Não foi possível calcular agora: estes números são de antes da última mudança
  </p>
);

/** Its title is its name, where that is more than the word that it shows. */
const BarButton = ({ children, ...rest }: ComponentProps<typeof Button>) => (
  <Button
    variant="outline"
    size="sm"
    aria-label={rest.title}
    // Without the focus of a mouse press: at the end of the page Chromium would scroll and lose the press.
    onMouseDown={(event) => event.preventDefault()}
    {...rest}
  >
    <span className="max-lg:sr-only">{children}</span>
  </Button>
);

const waiting = {
  reading: 'Calculando o dia…',
  ready: 'Calculando o dia…',
  failed: 'Não foi possível calcular agora',
};

/** From the least to the most of the day, on a line that ends 25 % above the target. Decoration: the text says the same. */
function TargetBar({ amount, target }: { amount: Amount; target: number }) {
  const percent = (value: number) => Math.min(100, (value / (target * 1.25)) * 100);
  const least = percent(amount.least);
  return (
    <div
      aria-hidden="true"
      className="relative order-2 h-1.5 max-w-xl max-lg:basis-full overflow-hidden rounded-full bg-soft"
    >
      <div className="absolute inset-y-0 left-0 bg-brand-ink/80" style={{ width: `${least}%` }} />
      <div
        className="absolute inset-y-0 bg-brand-ink/40"
        style={{ left: `${least}%`, width: `${Math.max(0, percent(amount.most) - least)}%` }}
      />
      <div className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `${percent(target)}%` }} />
    </div>
  );
}
