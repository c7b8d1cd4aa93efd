import { CloudOff } from 'lucide-react';
import { useIsOffline } from '../../lib/network-state.ts';

export function OfflineBanner() {
  const isOffline = useIsOffline();
  return (
    <div role="status" className="print:hidden">
      {isOffline && (
        <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2.5 text-center text-sm font-medium text-warning">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          Você está sem conexão. O que for salvo agora será enviado quando ela voltar.
        </p>
      )}
    </div>
  );
}
