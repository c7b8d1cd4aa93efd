import { CardapioTemplate } from '@alecrim/domain';
import { counted, searchable } from '@alecrim/domain/pure';
import { planosProntos } from '@alecrim/domain/starter-library/planos';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../../../ui/button.tsx';
import { inWhole } from '../../numeros/amount-words.ts';
import { ChoiceWarning, useCheckedChoices } from '../../restricoes/choice-warning.tsx';
import { ModeloPreview } from './modelo-dialog.tsx';
import { checkedParts, type Modelo } from './modelo-words.ts';

// They come with the script of this list: no account stores them, and a correction reaches everybody.
const ready = planosProntos.map(({ id, objetivo, modelo }) => ({
  objetivo,
  modelo: { ...CardapioTemplate.blank, ...modelo, id } as unknown as Modelo,
}));
const purposes = new Map(ready.map(({ objetivo, modelo }) => [modelo.id, objetivo]));

/** The ready plans whose name or purpose has these words. */
export const readyPlansWith = (words: string): Modelo[] =>
  ready
    .filter(({ objetivo, modelo }) => searchable(`${modelo.nome} ${objetivo}`).includes(searchable(words)))
    .map(({ modelo }) => modelo);

interface ReadyPlansProps {
  modelos: readonly Modelo[];
  onPick: (modelo: Modelo) => void;
}

/** The plans that everybody may start from. */
export function ReadyPlans({ modelos, onPick }: ReadyPlansProps) {
  const checked = useCheckedChoices(modelos, checkedParts);
  if (modelos.length === 0) return null;
  return (
    <section aria-labelledby="planos-prontos" className="grid grid-cols-1 gap-3">
      <div>
        <h3 id="planos-prontos" className="font-semibold">
          Planos prontos
        </h3>
        <p className="text-sm text-muted">
          Já calculados, com opções, receitas e orientações. São um ponto de partida: adapte ao paciente antes
          de entregar.
        </p>
      </div>
      <TemplateList
        label="Planos prontos"
        modelos={modelos}
        onPick={onPick}
        below={(modelo) => (
          <>
            <span className="block text-sm">{purposes.get(modelo.id)}</span>
            <span className="block text-sm text-muted">{summaryOf(modelo)}</span>
            <ChoiceWarning checked={checked.get(modelo.id)} />
          </>
        )}
      />
    </section>
  );
}

/** "1.500 kcal por dia · 5 refeições · 1 receita": the energy is near enough for every choice of options. */
const summaryOf = ({ meta, refeicoes, receitas }: Modelo): string =>
  [
    `${inWhole(meta?.kcal ?? 0)} kcal por dia`,
    counted(refeicoes.length, 'refeição', 'refeições'),
    counted(receitas.length, 'receita', 'receitas'),
  ].join(' · ');

interface TemplateListProps {
  label: string;
  modelos: readonly Modelo[];
  /** The lines below the name. */
  below: (modelo: Modelo) => ReactNode;
  onPick: (modelo: Modelo) => void;
}

/** Templates that can be unfolded, one at a time, and picked. */
export function TemplateList({ label, modelos, below, onPick }: TemplateListProps) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-2">
      {modelos.map((modelo) => (
        <TemplateRow
          key={modelo.id}
          modelo={modelo}
          isShown={shown === modelo.id}
          onShow={() => setShown((was) => (was === modelo.id ? null : modelo.id))}
          onPick={() => onPick(modelo)}
        >
          {below(modelo)}
        </TemplateRow>
      ))}
    </ul>
  );
}

interface TemplateRowProps {
  modelo: Modelo;
  isShown: boolean;
  onShow: () => void;
  onPick: () => void;
  children: ReactNode;
}

function TemplateRow({ modelo, isShown, onShow, onPick, children }: TemplateRowProps) {
  return (
    <li className="rounded-control border border-line">
      <div className="flex items-center gap-2 pr-3">
        <button
          type="button"
          aria-expanded={isShown}
          onClick={onShow}
          className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-control py-2 pl-4 text-left hover:bg-soft/60"
        >
          <ChevronDown
            aria-hidden="true"
            className={cn('size-4.5 shrink-0 text-muted', !isShown && '-rotate-90')}
          />
          <span className="min-w-0 grow">
            <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{modelo.nome}</span>
            {children}
          </span>
        </button>
        <Button variant="soft" size="sm" aria-label={`Usar modelo ${modelo.nome}`} onClick={onPick}>
          Usar
        </Button>
      </div>
      {isShown && (
        <div className="px-4 pb-4">
          <ModeloPreview modelo={modelo} />
        </div>
      )}
    </li>
  );
}
