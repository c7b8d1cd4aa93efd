import type { Stored } from '@alecrim/domain';
import { pacienteLabels } from '@alecrim/domain/pure';
import { CalendarClock, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { isMinor } from '../../../fields/age.ts';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FoldedText } from '../../../ui/folded-text.tsx';
import { ReturnDate } from '../retorno/return-date.tsx';
import { InPlaceEditor, ShownField } from './in-place-editor.tsx';
import { RestrictionChips } from './restriction-chips.tsx';
import { type InPlaceField, inPlaceFields, type usePatientEdit } from './use-patient-edit.ts';

interface PatientFactsProps {
  patient: Stored<'Paciente'>;
  editing: ReturnType<typeof usePatientEdit>;
}

const placeholders: Partial<Record<InPlaceField, string>> = {
  objetivo: 'O que o paciente quer alcançar, e até quando',
  observacoes: 'Rotina, preferências, o que ajuda a lembrar',
};

/** What to mind about the patient: restrictions, goal, remarks, next visit, guardian. */
export function PatientFacts({ patient, editing }: PatientFactsProps) {
  const { edit, editField, close, adapter, lastField } = editing;
  const open = edit && 'field' in edit ? edit : null;
  return (
    <Card className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2">
      {inPlaceFields.map((field) => (
        <section
          key={field}
          className={cn('grid grid-cols-1 content-start gap-1.5', field === 'restricoes' && 'md:col-span-2')}
        >
          {open?.field === field ? (
            <InPlaceEditor
              key={open.start.editor}
              adapter={adapter}
              start={open.start}
              field={field}
              placeholder={placeholders[field]}
              recordId={patient.id}
              onClose={close}
            />
          ) : (
            <ShownField
              label={pacienteLabels[field]}
              onEdit={open ? undefined : () => editField(field)}
              isReturning={lastField === field}
            >
              <FieldText patient={patient} field={field} />
            </ShownField>
          )}
        </section>
      ))}
      {patient.retorno_em && (
        <Fact title={pacienteLabels.retorno_em} icon={CalendarClock}>
          <ReturnDate patient={patient} />
        </Fact>
      )}
      <Guardian patient={patient} onEdit={() => editing.editAll()} />
    </Card>
  );
}

const empty: Record<InPlaceField, string> = {
  restricoes: 'Nenhuma restrição cadastrada.',
  objetivo: 'Nenhum objetivo escrito.',
  observacoes: 'Nenhuma observação.',
};

function FieldText({ patient, field }: { patient: Stored<'Paciente'>; field: InPlaceField }) {
  if (field === 'restricoes' && patient.restricoes.length > 0)
    return <RestrictionChips restrictions={patient.restricoes} />;
  const text = field === 'restricoes' ? '' : patient[field]?.trim();
  return text ? <FoldedText>{text}</FoldedText> : <p className="text-muted print:hidden">{empty[field]}</p>;
}

interface FactProps {
  title: string;
  icon: typeof UserRound;
  className?: string;
  children: ReactNode;
}

const Fact = ({ title, icon: Icon, className, children }: FactProps) => (
  <section className={cn('grid grid-cols-1 content-start gap-1.5', className)}>
    <h2 className="flex items-center gap-2 text-sm font-semibold text-muted">
      <Icon aria-hidden="true" className="size-4 text-line-strong" />
      {title}
    </h2>
    {children}
  </section>
);

/** Who answers for a minor; asked for while it is missing (LGPD art. 14). */
function Guardian({ patient, onEdit }: { patient: Stored<'Paciente'>; onEdit: () => void }) {
  const { data_nascimento, responsavel_nome, responsavel_contato } = patient;
  const isMissing = !responsavel_nome && Boolean(data_nascimento && isMinor(data_nascimento));
  if (!responsavel_nome && !isMissing) return null;
  return (
    <Fact title="Responsável" icon={UserRound}>
      {isMissing ? (
        <p className="flex flex-wrap items-center gap-x-3 text-warning">
          Menor de 18 anos, sem responsável informado.
          <Button variant="link" size="inline" onClick={onEdit}>
            Informar
          </Button>
        </p>
      ) : (
        <p className="break-words">{[responsavel_nome, responsavel_contato].filter(Boolean).join(' · ')}</p>
      )}
    </Fact>
  );
}
