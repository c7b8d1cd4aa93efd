import type { Stored } from '@alecrim/domain';
import {
  Cake,
  FilePlus2,
  FileText,
  Mail,
  MessageCircle,
  Pencil,
  Phone,
  StickyNote,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ageText } from '../../fields/age.ts';
import { dayText } from '../../fields/day-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { chatLink, newPlanLink, plansLink } from './patient-links.ts';

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
        <h2 className="line-clamp-2 min-w-0 grow font-semibold tracking-tight">{nome}</h2>
      </header>
      <Details paciente={paciente} />
      <footer className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4">
        <Button look="outline" size="sm" aria-label={`Editar ${nome}`} onClick={() => actions.edit(paciente)}>
          <Pencil aria-hidden="true" />
          Editar
        </Button>
        <Button asChild look="soft" size="sm">
          <Link to={newPlanLink(id)} aria-label={`Novo cardápio para ${nome}`}>
            <FilePlus2 aria-hidden="true" />
            Novo cardápio
          </Link>
        </Button>
        <Button
          look="ghost"
          size="sm"
          className="ml-auto px-2 hover:bg-danger-soft hover:text-danger"
          aria-label={`Excluir ${nome}`}
          onClick={() => actions.remove(paciente)}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </footer>
    </Card>
  );
}

function Details({ paciente }: { paciente: Stored<'Paciente'> }) {
  const { nome, email, telefone, data_nascimento, observacoes } = paciente;
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
            {telefone}
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
          to={plansLink(nome)}
          aria-label={`Ver cardápios de ${nome}`}
          className="font-semibold text-brand-ink underline-offset-4 hover:underline"
        >
          Ver cardápios
        </Link>
      </Detail>
    </dl>
  );
}

interface DetailProps {
  icon: typeof Cake;
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
