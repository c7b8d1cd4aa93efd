import { FileQuestion } from 'lucide-react';
import { usePageTitle } from '../../lib/branding.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

export function CardapioNotFound() {
  usePageTitle('Cardápio não encontrado');
  return (
    <EmptyState
      icon={FileQuestion}
      title="Cardápio não encontrado"
      action={<ButtonLink to={paths.dashboard}>Voltar ao Dashboard</ButtonLink>}
    />
  );
}
