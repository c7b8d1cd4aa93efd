import { CloudOff } from 'lucide-react';
import { EmptyState } from './empty-state.tsx';

/** Instead of a spinner that would turn until the network is back; what is missing then comes by itself. */
export function NoConnection() {
  return (
    <EmptyState icon={CloudOff} title="Sem conexão">
      Isto aparece assim que a conexão voltar.
    </EmptyState>
  );
}
