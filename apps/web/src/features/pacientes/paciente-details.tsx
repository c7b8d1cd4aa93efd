import type { Stored } from '@alecrim/domain';
import { Cake, FileText, type LucideIcon, Mail, MessageCircle, Phone, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ageText } from '../../fields/age.ts';
import { dayText } from '../../fields/day-text.ts';
import { phoneText } from '../../fields/phone-text.ts';
import { paths } from '../../lib/paths.ts';
import { chatLink } from './chat-link.ts';

/** The data and contacts of a patient. */
export function PacienteDetails({ paciente }: { paciente: Stored<'Paciente'> }) {
  const { id, nome, email, telefone, data_nascimento, observacoes } = paciente;
  const age = data_nascimento && ageText(data_nascimento);
  const chat = chatLink(telefone);
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
          <a href={`mailto:${email}`} className="block truncate hover:text-ink hover:underline">
            {email}
          </a>
        </Detail>
      )}
      {telefone && (
        <Detail icon={Phone} term="Telefone">
          <span className="flex flex-wrap items-center gap-x-3">
            {phoneText(telefone)}
            {chat && (
              <a
                href={chat}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`WhatsApp de ${nome}`}
                className="inline-flex items-center gap-1 font-semibold text-brand-ink underline-offset-4 hover:underline"
              >
                <MessageCircle aria-hidden="true" className="size-4" />
                WhatsApp
              </a>
            )}
          </span>
        </Detail>
      )}
      {observacoes && (
        <Detail icon={StickyNote} term="Observações">
          <span className="line-clamp-2 whitespace-pre-line">{observacoes}</span>
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
    <div className="flex gap-2.5">
      <dt className="mt-0.5 shrink-0">
        <Icon aria-hidden="true" className="size-4 text-line-strong" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 grow">{children}</dd>
    </div>
  );
}
