import { FilePlus2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function CriarCardapio() {
  return (
    <>
      <PageHeader title="Novo Cardápio" />
      <EmptyState
        icon={FilePlus2}
        title="O editor ainda não está disponível nesta versão"
        action={
          <Button asChild look="outline">
            <Link to={paths.dashboard}>Voltar ao Dashboard</Link>
          </Button>
        }
      />
    </>
  );
}
