import { CloudOff } from 'lucide-react';
import { EmptyState } from './empty-state.tsx';

/** Shown instead of a spinner without a network. The data load by themselves when the network is back. */
export function NoConnection() {
  return (
    <EmptyState icon={CloudOff} title="Sem conexão">
      O conteúdo será carregado quando a conexão voltar.
    </EmptyState>
  );
}
