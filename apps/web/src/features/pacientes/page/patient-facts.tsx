import type { Stored } from '@alecrim/domain';
import { CalendarClock, ShieldAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { isMinor } from '../../../fields/age.ts';
import { pacienteLabels } from '../../../fields/paciente-fields.tsx';
import { cn } from '../../../lib/cn.ts';
import { dayOf, longDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { InPlaceText, ShownText } from './in-place-text.tsx';
import { RestrictionChips } from './restriction-chips.tsx';
import { type InPlaceField, inPlaceFields, type usePatientEdit } from './use-patient-edit.ts';

interface PatientFactsProps {
  patient: Stored<'Paciente'>;
  editing: ReturnType<typeof usePatientEdit>;
}

const words: Record<InPlaceField, { empty: string; placeholder: string }> = {
  objetivo: {
    empty: 'Nenhum objetivo escrito.',
    placeholder: 'O que o paciente quer alcançar, e até quando',
  },
  observacoes: {
    empty: 'Nenhuma observação.',
    placeholder: 'Rotina, preferências, o que ajuda a lembrar',
  },
};

/** What to mind about the patient: restrictions, goal, remarks, next visit, guardian. */
export function PatientFacts({ patient, editing }: PatientFactsProps) {
  const { edit, editField, close, adapter, lastField } = editing;
  const open = edit && 'field' in edit ? edit : null;
  return (
    <Card className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2">
      <Fact title={pacienteLabels.restricoes} icon={ShieldAlert} className="md:col-span-2">
        {patient.restricoes.length > 0 ? (
          <RestrictionChips restrictions={patient.restricoes} />
        ) : (
          <p className="text-muted">Nenhuma restrição cadastrada.</p>
        )}
      </Fact>
      {inPlaceFields.map((field) => (
        <section key={field} className="grid grid-cols-1 content-start gap-1.5">
          {open?.field === field ? (
            <InPlaceText
              key={open.start.editor}
              adapter={adapter}
              start={open.start}
              field={field}
              placeholder={words[field].placeholder}
              recordId={patient.id}
              onClose={close}
            />
          ) : (
            <ShownText
              label={pacienteLabels[field]}
              text={patient[field]}
              empty={words[field].empty}
              onEdit={open ? undefined : () => editField(field)}
              isReturning={lastField === field}
            />
          )}
        </section>
      ))}
      <NextVisit day={patient.retorno_em} />
      <Guardian patient={patient} onEdit={() => editing.editAll()} />
    </Card>
  );
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

function NextVisit({ day }: { day: string | null | undefined }) {
  if (!day) return null;
  const isPast = day < dayOf(new Date());
  return (
    <Fact title={pacienteLabels.retorno_em} icon={CalendarClock}>
      <p className="flex flex-wrap items-center gap-2">
        {longDate(`${day}T12:00`)}
        {isPast && <Badge look="warning">A data já passou</Badge>}
      </p>
    </Fact>
  );
}

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
          <Button look="link" size="inline" onClick={onEdit}>
            Informar
          </Button>
        </p>
      ) : (
        <p className="break-words">{[responsavel_nome, responsavel_contato].filter(Boolean).join(' · ')}</p>
      )}
    </Fact>
  );
}
