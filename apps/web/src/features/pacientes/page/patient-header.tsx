import type { Stored } from '@alecrim/domain';
import { FilePlus2 } from 'lucide-react';
import { Link } from 'react-router';
import { ageText } from '../../../fields/age.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

export function PatientHeader({ patient }: { patient: Stored<'Paciente'> }) {
  const { id, nome, data_nascimento } = patient;
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <Avatar name={nome} size="lg" />
      <div className="min-w-0 grow">
        <h1 className="text-2xl font-bold tracking-tight break-words">{nome}</h1>
        <p className="text-muted">{data_nascimento && ageText(data_nascimento)}</p>
      </div>
      <Button asChild>
        <Link to={paths.criarFor(id)}>
          <FilePlus2 aria-hidden="true" />
          Novo cardápio
        </Link>
      </Button>
    </Card>
  );
}
