import type { Stored } from '@alecrim/domain';
import { dayText, sexoLabels } from '@alecrim/domain/pure';
import { ArrowLeft, FilePlus2, type LucideIcon, Mail, Pencil, Phone, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ageText } from '../../../fields/age.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { MailLink, PhoneAndChat } from '../contact-links.tsx';

/** Who the patient is, how to reach them, and the actions. */
export function PatientHeader({ patient, onEdit }: { patient: Stored<'Paciente'>; onEdit: () => void }) {
  const { id, nome, email, telefone } = patient;
  return (
    <header className="grid grid-cols-1 gap-4">
      <Link
        to={paths.pacientes}
        className="-my-2 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm font-medium text-muted hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Pacientes
      </Link>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="flex min-w-0 grow basis-80 items-start gap-4">
          <Avatar name={nome} size="lg" className="print:hidden" />
          <div className="grid min-w-0 grid-cols-1 gap-1">
            <h1 className="text-2xl font-bold tracking-tight break-words md:text-3xl">{nome}</h1>
            <p className="text-muted">{whoOf(patient)}</p>
            {(telefone || email) && (
              <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
                {telefone && (
                  <Contact icon={Phone} term="Telefone">
                    <PhoneAndChat telefone={telefone} nome={nome} />
                  </Contact>
                )}
                {email && (
                  <Contact icon={Mail} term="E-mail">
                    <MailLink email={email} />
                  </Contact>
                )}
              </dl>
            )}
          </div>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow print:hidden">
          <ButtonLink icon={Printer} variant="ghost" to={paths.resumo(id)}>
            Imprimir
          </ButtonLink>
          <Button icon={Pencil} variant="outline" onClick={onEdit}>
            Editar
          </Button>
          <ButtonLink icon={FilePlus2} to={paths.criarFor(id)}>
            Novo cardápio
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}

/** "35 anos · 23/04/1991 · Feminino", as far as it is known. */
export function whoOf({ data_nascimento, sexo }: Stored<'Paciente'>): string {
  const age = data_nascimento && ageText(data_nascimento);
  return [age, dayText(data_nascimento), sexo && sexoLabels[sexo]].filter(Boolean).join(' · ');
}

interface ContactProps {
  icon: LucideIcon;
  term: string;
  children: ReactNode;
}

const Contact = ({ icon: Icon, term, children }: ContactProps) => (
  <div className="flex min-w-0 items-center gap-2">
    <dt className="shrink-0">
      <Icon aria-hidden="true" className="size-4 text-line-strong" />
      <span className="sr-only">{term}</span>
    </dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);
