import { mostrarLabels } from '@alecrim/domain/pure';
import { ChevronDown, type LucideIcon, MessageSquareText } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { CheckField } from '../../../fields/check-field.tsx';
import { SelectField } from '../../../fields/select-field.tsx';
import { LongTextField } from '../../../fields/text-field.tsx';
import { cn } from '../../../lib/cn.ts';
import { useReveal } from '../../../lib/reveal-field.ts';
import { Card } from '../../../ui/card.tsx';

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
    <section aria-labelledby={id} className="isolate flex flex-col gap-4 focus-within:isolation-auto">
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
        <LongTextField
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
export const NumbersOnDocument = () => (
  <Card className="grid gap-6 sm:*:max-w-lg">
    <SelectField
      name="mostrar_numeros"
      label="Calorias e macros no documento"
      hint="Uma tabela no fim do cardápio, com a estimativa de cada refeição e do dia. O paciente também a vê."
      options={mostrarLabels}
    />
    <CheckField name="mostrar_nutrientes" label="Nutrientes do dia no documento">
      Fibra, minerais e vitaminas ao lado do recomendado. O paciente também vê.
    </CheckField>
    <CheckField name="permitir_trocas" label="Permitir que o paciente troque alimentos">
      Na página do link, cada item reconhecido mostra até 4 substituições equivalentes. O seu texto não muda.
    </CheckField>
  </Card>
);
