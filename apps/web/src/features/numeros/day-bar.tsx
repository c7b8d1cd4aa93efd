import { ListChecks, Scale, Target } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { energyWords, gramWords, openWords } from './amount-words.ts';
import { useDayNumbers, useNumbersStatus } from './numbers-scope.ts';
import { TargetBar } from './target-bar.tsx';
import { MACROS, type Meta, targetGrams } from './target-of.ts';
import { useApplyRescale } from './use-apply-rescale.ts';

const TargetsDialog = lazyDialog(() => import('./targets-dialog.tsx').then((m) => m.TargetsDialog));
const DoubtsDialog = lazyDialog(() => import('./doubts-dialog.tsx').then((m) => m.DoubtsDialog));
const RescaleDialog = lazyDialog(() => import('./rescale-dialog.tsx').then((m) => m.RescaleDialog));

/** The day's numbers beside the target, at the foot of the editor. */
export function DayBar() {
  const day = useDayNumbers();
  const status = useNumbersStatus();
  const meta = useWatch({ name: 'meta' }) as Meta | null | undefined;
  const [asked, setAsked] = useState<'targets' | 'rescale' | 'doubts'>();
  const apply = useApplyRescale();
  const close = () => setAsked(undefined);
  const kcal = meta?.kcal ?? undefined;
  return (
    <section
      aria-label="Calorias e macros do dia"
      className="flex basis-full items-center gap-3 border-b border-line pb-2"
    >
      <div className="grid min-w-0 grow gap-1">
        <p className="text-sm font-semibold tabular-nums">
          {day ? `Dia ${energyWords(day.amounts.energy, kcal)}` : waiting[status]}
          {day && openWords(day) && <span className="text-warning"> {openWords(day)}</span>}
        </p>
        {day && status === 'failed' && <Outdated />}
        {day && kcal !== undefined && <TargetBar amount={day.amounts.energy} target={kcal} />}
        {day && (
          <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-muted tabular-nums">
            {MACROS.map(({ macro, name, letter }) => (
              <li key={macro}>
                <abbr title={name} className="font-semibold no-underline">
                  {letter}
                </abbr>{' '}
                {gramWords(day.amounts[macro], targetGrams(meta, macro))}
              </li>
            ))}
            <li className="max-sm:hidden">Fibra {gramWords(day.amounts.fibre)}</li>
          </ul>
        )}
      </div>
      <div className="flex shrink-0 gap-2 max-sm:flex-col">
        {day && openWords(day) && (
          <BarButton onPress={() => setAsked('doubts')} label={`Conferir: ${openWords(day)}`}>
            <ListChecks aria-hidden="true" className="text-warning" />
            Conferir
          </BarButton>
        )}
        <BarButton onPress={() => setAsked('rescale')} label="Ajustar quantidades">
          <Scale aria-hidden="true" />
          Ajustar
        </BarButton>
        <BarButton onPress={() => setAsked('targets')}>
          <Target aria-hidden="true" />
          Metas
        </BarButton>
      </div>
      {asked === 'targets' && <TargetsDialog onClose={close} />}
      {asked === 'doubts' && <DoubtsDialog onClose={close} />}
      {asked === 'rescale' && <RescaleDialog onApply={apply} onClose={close} />}
    </section>
  );
}

/** The last numbers stay on the screen, but they are not those of the text. */
const Outdated = () => (
  <p role="status" className="text-xs font-semibold text-warning">
    Não foi possível ler agora: estes números são de antes da última mudança
  </p>
);

interface BarButtonProps {
  /** Where the button shows less than this. */
  label?: string;
  onPress: () => void;
  children: ReactNode;
}

const BarButton = ({ label, onPress, children }: BarButtonProps) => (
  <Button
    look="outline"
    size="sm"
    aria-label={label}
    // A mouse gives it no focus, as in Safari: at the page's end Chromium would scroll, and the press be lost.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </Button>
);

const waiting = {
  reading: 'Calculando o dia…',
  ready: 'Calculando o dia…',
  failed: 'Não foi possível calcular agora',
};
