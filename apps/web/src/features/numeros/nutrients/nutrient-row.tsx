import { nutrienteLabels, nutrienteText } from '@alecrim/domain/pure';
import { ChevronDown, Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../../../ui/button.tsx';
import { inWhole } from '../amount-words.ts';
import { sourceWords } from '../food-words.ts';
import type { NutrientRow } from '../worker/worker-client.ts';
import {
  amountWords,
  partOfTarget,
  rangeWords,
  referenceWords,
  shareWords,
  statusWords,
} from './nutrient-words.tsx';

interface NutrientLineProps {
  row: NutrientRow;
  /** Every line of the day is read. */
  isWhole: boolean;
  /** What would close the gap, while it is asked for. */
  offers?: ReactNode;
  onAsk?: () => void;
}

/** One nutrient: how much, beside what is recommended, and on demand which foods it comes from. */
export function NutrientLine({ row, isWhole, offers, onAsk }: NutrientLineProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { nome } = nutrienteLabels[row.name];
  const isWarned = row.status === 'below' || row.status === 'above';
  const details = [referenceWords(row), rangeWords(row), shareWords(row)].filter(Boolean);
  return (
    <li className="grid gap-1 border-t border-line py-2 first:border-t-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-40 grow items-center gap-2 rounded-control text-left font-semibold"
        >
          <ChevronDown
            aria-hidden="true"
            className={cn('size-4 shrink-0 text-muted transition-transform', !isOpen && '-rotate-90')}
          />
          {nome}
        </button>
        <span className="font-semibold tabular-nums">{amountWords(row, isWhole)}</span>
        <span
          className={cn(
            'text-sm max-sm:basis-full max-sm:pl-6 sm:w-52 sm:text-right',
            isWarned ? 'text-warning' : 'text-muted',
          )}
        >
          {statusWords[row.status]}
        </span>
      </div>
      <TargetBar row={row} />
      {details.length > 0 && (
        <p className="pl-6 text-sm text-muted tabular-nums">
          {[partOfTarget(row), ...details].filter(Boolean).join(' · ')}
        </p>
      )}
      {isOpen && <Foods id={id} row={row} />}
      {onAsk && (
        <Button variant="link" size="inline" className="ml-6 min-h-11 justify-self-start" onClick={onAsk}>
          {offers ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
          {offers ? `Fechar sugestões de ${nome.toLowerCase()}` : `O que completaria: ${nome.toLowerCase()}`}
        </Button>
      )}
      {offers}
    </li>
  );
}

/** Decoration: the text says the same. */
function TargetBar({ row: { intake, target, limit } }: { row: NutrientRow }) {
  const goal = target ?? limit;
  if (goal === undefined) return null;
  const percent = Math.min(100, (100 * intake.chosen) / goal);
  const isOver = limit !== undefined && intake.chosen > limit;
  return (
    <div aria-hidden="true" className="ml-6 h-1.5 max-w-xl overflow-hidden rounded-full bg-soft">
      <div
        className={cn('h-full', isOver ? 'bg-warning' : 'bg-brand-ink/70')}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

const MOST_FOODS = 6;

/** The foods that give most of it, each with its source, and those without a figure. */
function Foods({ id, row: { name, intake } }: { id: string; row: NutrientRow }) {
  const known = intake.foods.filter(({ amount }) => (amount ?? 0) > 0).slice(0, MOST_FOODS);
  const unknown = intake.foods.filter(({ amount }) => amount === undefined);
  return (
    <div id={id} className="grid gap-1 pl-6 text-sm">
      <ul className="grid gap-1">
        {known.map(({ name: food, grams, amount = 0, source }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one food may be there twice.
          <li key={place} className="[overflow-wrap:anywhere]">
            {food}, {inWhole(grams)} g: <span className="tabular-nums">{nutrienteText(name, amount)}</span>
            {source && <span className="text-muted"> · {sourceWords(source)}</span>}
          </li>
        ))}
      </ul>
      {known.length === 0 && <p className="text-muted">Nenhum alimento do dia contém.</p>}
      {unknown.length > 0 && (
        <p className="text-muted [overflow-wrap:anywhere]">
          Sem dado: {[...new Set(unknown.map(({ name: food }) => food))].join(', ')}
        </p>
      )}
    </div>
  );
}
