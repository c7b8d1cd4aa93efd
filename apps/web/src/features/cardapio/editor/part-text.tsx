import { daysText, heldUnits, shownLine, yieldText } from '@alecrim/domain/pure';
import type { Orientacao, Receita, Refeicao } from '../../../data/plan-content.ts';
import { energyWords } from '../../numeros/amount-words.ts';
import { useNumbersOf } from '../../numeros/numbers-store.ts';
import { MarkedLines, useLineMarks } from '../../numeros/reading/marked-lines.tsx';
import type { AnyPart, AnyTemplate, PartKind } from './part-kinds.tsx';

/** A template, or a part of a plan, as it looks in a plan. */
export function PartPreview({ kind, part }: { kind: PartKind; part: AnyPart | AnyTemplate }) {
  const { horario, dias } = part as Refeicao;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4 text-sm">
      <p className="text-base font-semibold tracking-tight">
        {[part[kind.nameField as keyof typeof part], horario, daysText(dias)].filter(Boolean).join(' · ')}
      </p>
      <kind.Text part={part as never} />
    </div>
  );
}

/** A part below its name. */
export interface PartTextProps<P = AnyPart | AnyTemplate> {
  part: P;
  /** Where the part is in the form; a press on a text edits it there. */
  path?: string;
}

export const RefeicaoText = ({ part, path = '' }: PartTextProps<Refeicao>) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-5 gap-y-3">
    {part.opcoes?.map(({ descricao, itens, dias }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: options are numbered by their places.
      <div key={index}>
        <p className="font-semibold text-brand-ink" data-field={`${path}.opcoes.${index}.descricao`}>
          Opção {index + 1}
          {descricao && <span className="font-medium text-ink"> · {shownLine(descricao)}</span>}
          {daysText(dias) && <span className="font-medium"> · {daysText(dias)}</span>}{' '}
          <Energy path={`${path}.opcoes.${index}`} />
        </p>
        <Lines lines={itens} name={`${path}.opcoes.${index}.itens`} />
      </div>
    ))}
  </div>
);

export const ReceitaText = ({ part, path = '' }: PartTextProps<Receita>) => (
  <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
    {typeof part.porcoes === 'number' && (
      <p className="text-muted sm:col-span-2" data-field={`${path}.porcoes`}>
        {yieldText(part.porcoes)}
      </p>
    )}
    <Lines lines={part.ingredientes} name={`${path}.ingredientes`} />
    {part.modo_preparo && (
      <p className="leading-relaxed whitespace-pre-line" data-field={`${path}.modo_preparo`}>
        {heldUnits(part.modo_preparo)}
      </p>
    )}
  </div>
);

export const OrientacaoText = ({ part, path = '' }: PartTextProps<Orientacao>) => (
  <Lines lines={part.itens} name={`${path}.itens`} />
);

/** The energy of a meal, an option or a portion of a recipe, beside its name. */
export function Energy({ path }: { path: string }) {
  const numbers = useNumbersOf(path);
  if (!numbers || numbers.known === 0) return null;
  return (
    <span className="text-sm font-normal whitespace-nowrap text-muted tabular-nums">
      {energyWords(numbers.amounts.energy)}
    </span>
  );
}

function Lines({ lines, name }: { lines: readonly string[] | null | undefined; name: string }) {
  const marks = useLineMarks(name);
  if (!lines?.length)
    return (
      <p className="text-muted" data-field={name}>
        Sem itens
      </p>
    );
  return (
    <ul data-field={name} className="list-disc pl-5 leading-relaxed marker:text-brand-ink">
      <MarkedLines lines={lines} {...marks} render={shownLine} />
    </ul>
  );
}
