import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router';
import { usePageTitle } from '../../lib/branding.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function CardapioNotFound() {
  usePageTitle('Cardápio não encontrado');
  return (
    <EmptyState
      icon={FileQuestion}
      title="Cardápio não encontrado"
      action={
        <Button asChild>
          <Link to={paths.dashboard}>Voltar ao Dashboard</Link>
        </Button>
      }
    />
  );
}
