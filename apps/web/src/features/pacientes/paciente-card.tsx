import type { Stored } from '@alecrim/domain';
import { FilePlus2, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PacienteDetails } from './paciente-details.tsx';
import { PrivacyButton } from './privacy/privacy-button.tsx';

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
        <PrivacyButton paciente={paciente} />
      </header>
      <PacienteDetails paciente={paciente} />
      <footer className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4">
        <Button look="outline" size="sm" aria-label={`Editar ${nome}`} onClick={() => actions.edit(paciente)}>
          <Pencil aria-hidden="true" />
          Editar
        </Button>
        <Button asChild look="soft" size="sm">
          <Link to={paths.criarFor(id)} aria-label={`Novo cardápio para ${nome}`}>
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
