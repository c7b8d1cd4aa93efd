import { mostrarLabels } from '@alecrim/domain/pure';
import { ChevronDown, type LucideIcon, MessageSquareText } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { LongPartField, PartFrame } from '../../../fields/part-field.tsx';
import { cn } from '../../../lib/cn.ts';
import { useReveal } from '../../../lib/reveal-field.ts';
import { Card } from '../../../ui/card.tsx';
import { Options, Select } from '../../../ui/select.tsx';

interface EditorSectionProps {
  /** The name of its fields in the form begins with this. */
  path?: string;
  title: string;
  icon: LucideIcon;
  count?: number;
  actions?: ReactNode;
  /** A field inside has an error. */
  isForcedOpen?: boolean;
  children: ReactNode;
}

/** A section of the editor that can be folded by its heading. */
export function EditorSection(props: EditorSectionProps) {
  const { path, title, icon: Icon, count, actions, isForcedOpen = false, children } = props;
  const [isFolded, setFolded] = useState(false);
  useReveal((revealed) => {
    if (path && revealed.startsWith(path)) setFolded(false);
  });
  // It stays open after the error is fixed, because the person is still typing in it.
  if (isForcedOpen && isFolded) setFolded(false);
  const isOpen = !isFolded || isForcedOpen;
  const id = useId();
  // Flex columns, because nested grids would measure a field several times at every key.
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setFolded(isOpen)}
            className="flex min-h-11 items-center gap-2.5 rounded-control pr-2 text-left text-lg font-semibold tracking-tight"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
            <span id={id}>{title}</span>
            {count !== undefined && count > 0 && (
              <span className="rounded-full bg-soft px-2.5 py-0.5 text-sm font-semibold text-muted">
                {count}
              </span>
            )}
            <ChevronDown
              aria-hidden="true"
              className={cn(
                'size-4.5 shrink-0 text-muted transition-transform duration-150',
                !isOpen && '-rotate-90',
              )}
            />
          </button>
        </h2>
        {isOpen && actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {isOpen && children}
    </section>
  );
}

export function ClosingNotes() {
  return (
    <EditorSection path="observacoes_finais" title="Observações Finais" icon={MessageSquareText}>
      <Card>
        <LongPartField
          name="observacoes_finais"
          label="Observações finais"
          isLabelHidden
          placeholder="Recados para o paciente: água, retorno, dúvidas..."
          rows={4}
        />
      </Card>
    </EditorSection>
  );
}

/** Which numbers the document shows, below the closing notes as in the document itself, and whether foods may be swapped. */
export function NumbersOnDocument() {
  const { register } = useFormContext();
  return (
    <Card className="grid gap-6">
      <PartFrame
        name="mostrar_numeros"
        label="Calorias e macros no documento"
        hint="Uma tabela no fim do cardápio, com a estimativa de cada refeição e do dia. O paciente também a vê."
        className="sm:max-w-lg"
      >
        {(control) => (
          <Select {...control} {...register('mostrar_numeros')}>
            <Options labels={mostrarLabels} />
          </Select>
        )}
      </PartFrame>
      <NutrientsShown />
      <SwapsAllowed />
    </Card>
  );
}

/** Whether the document shows the nutrients of the day. */
function NutrientsShown() {
  const { register } = useFormContext();
  return (
    <label className="flex cursor-pointer items-start gap-3 text-sm sm:max-w-lg">
      <input type="checkbox" className="mt-0.5 size-5 shrink-0" {...register('mostrar_nutrientes')} />
      <span>
        <span className="block font-medium text-ink">Nutrientes do dia no documento</span>
        <span className="text-muted">
          Fibra, minerais e vitaminas ao lado do recomendado. O paciente também vê.
        </span>
      </span>
    </label>
  );
}

/** Whether the patient may swap foods on the page of the plan. */
function SwapsAllowed() {
  const { register } = useFormContext();
  return (
    <label className="flex cursor-pointer items-start gap-3 text-sm sm:max-w-lg">
      <input type="checkbox" className="mt-0.5 size-5 shrink-0" {...register('permitir_trocas')} />
      <span>
        <span className="block font-medium text-ink">Permitir que o paciente troque alimentos</span>
        <span className="text-muted">
          Na página do link, cada item reconhecido mostra até 4 substituições equivalentes. O seu texto não
          muda.
        </span>
      </span>
    </label>
  );
}
