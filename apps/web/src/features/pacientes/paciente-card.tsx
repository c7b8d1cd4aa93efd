import type { Stored } from '@alecrim/domain';
import { BIN_DAYS, counted, dayText } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import {
  Cake,
  CalendarClock,
  FilePlus2,
  FileText,
  type LucideIcon,
  Mail,
  Pencil,
  Phone,
  StickyNote,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useClient } from '../../data/context.ts';
import { countQuery } from '../../data/entity-queries.ts';
import { ageText } from '../../fields/age.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MailLink, PhoneAndChat } from './contact-links.tsx';
import { PrivacyButton } from './privacy/privacy-button.tsx';
import { ReturnDate } from './retorno/return-date.tsx';

interface PacienteCardProps {
  record: Stored<'Paciente'>;
  actions: Record<'edit' | 'remove', (paciente: Stored<'Paciente'>) => void>;
}

export function PacienteCard({ record: paciente, actions }: PacienteCardProps) {
  const { id, nome } = paciente;
  return (
    <Card className="flex h-full flex-col gap-4 p-5 sm:p-5">
      <header className="flex items-center gap-3">
        <Avatar name={nome} className="size-12 text-lg" />
        <h2 className="min-w-0 grow font-semibold tracking-tight">
          <Link
            to={paths.paciente(id)}
            className="line-clamp-2 break-words underline-offset-4 hover:underline"
          >
            {nome}
          </Link>
        </h2>
        <PrivacyButton paciente={paciente} />
      </header>
      <PacienteDetails paciente={paciente} />
      <footer className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4">
        <Button
          icon={Pencil}
          variant="outline"
          size="sm"
          aria-label={`Editar ${nome}`}
          onClick={() => actions.edit(paciente)}
        >
          Editar
        </Button>
        <ButtonLink
          icon={FilePlus2}
          variant="soft"
          size="sm"
          to={paths.criarFor(id)}
          aria-label={`Novo cardápio para ${nome}`}
        >
          Novo cardápio
        </ButtonLink>
        <Button
          icon={Trash2}
          variant="ghost"
          size="sm"
          className="ml-auto px-2 hover:bg-danger-soft hover:text-danger"
          aria-label={`Excluir ${nome}`}
          onClick={() => actions.remove(paciente)}
        />
      </footer>
    </Card>
  );
}

/** The data and contacts of a patient. */
function PacienteDetails({ paciente }: { paciente: Stored<'Paciente'> }) {
  const { id, nome, email, telefone, data_nascimento, observacoes } = paciente;
  const age = data_nascimento && ageText(data_nascimento);
  return (
    <dl className="grid grid-cols-1 gap-2 text-sm text-muted">
      {data_nascimento && (
        <Detail icon={Cake} term="Data de nascimento">
          {dayText(data_nascimento)}
          {age && ` · ${age}`}
        </Detail>
      )}
      {email && (
        <Detail icon={Mail} term="E-mail">
          <MailLink email={email} />
        </Detail>
      )}
      {telefone && (
        <Detail icon={Phone} term="Telefone">
          <PhoneAndChat telefone={telefone} nome={nome} />
        </Detail>
      )}
      {observacoes && (
        <Detail icon={StickyNote} term="Observações">
          <span className="line-clamp-2 whitespace-pre-line">{observacoes}</span>
        </Detail>
      )}
      {paciente.retorno_em && (
        <Detail icon={CalendarClock} term="Próximo retorno">
          <ReturnDate patient={paciente} />
        </Detail>
      )}
      <Detail icon={FileText} term="Cardápios">
        <Link
          to={paths.plansOf(id)}
          aria-label={`Ver cardápios de ${nome}`}
          className="inline-flex items-center font-semibold text-brand-ink underline-offset-4 hover:underline max-md:min-h-11"
        >
          Ver cardápios
        </Link>
      </Detail>
    </dl>
  );
}

interface DetailProps {
  icon: LucideIcon;
  term: string;
  children: ReactNode;
}

function Detail({ icon: Icon, term, children }: DetailProps) {
  return (
    <div className="flex items-baseline gap-2.5">
      <dt className="shrink-0">
        <Icon aria-hidden="true" className="inline size-4 align-[-0.25em] text-line-strong" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 grow">{children}</dd>
    </div>
  );
}

/** Tells, before a patient is deleted, that the plans stay. */
export function PlansStayNote({ record }: { record: Stored<'Paciente'> }) {
  const { data: count } = useQuery(countQuery(useClient(), 'Cardapio', { paciente_id: record.id }));
  return (
    <>
      {count ? (
        <p>
          {counted(
            count,
            'cardápio deste paciente continua guardado',
            'cardápios deste paciente continuam guardados',
          )}
          .
        </p>
      ) : null}
      <TwentyYearsNote />
    </>
  );
}

/** Tells, before patients are deleted, what becomes of them and what the law asks to keep. */
export const TwentyYearsNote = () => (
  <p>
    Depois de {BIN_DAYS} dias o paciente é anonimizado: os cardápios ficam sem nome e com o link desativado. A
    lei pede guardar o prontuário por 20 anos (Lei 13.787/2018): se for preciso, exporte antes em Privacidade.
  </p>
);
