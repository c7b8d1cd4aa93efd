import type { LinkReach } from '@alecrim/domain/pure';
import { WifiOff } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';

const places = { computer: 'neste computador', network: 'na rede deste computador' };

/** Says that a patient elsewhere cannot open the link, and what to do about it. */
export function LinkReachNote({ reach }: { reach: LinkReach }) {
  if (reach === 'everywhere') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-warning-soft px-4 py-2.5 text-sm">
      <WifiOff aria-hidden="true" className="size-4 shrink-0 text-warning" />
      <p className="min-w-48 grow basis-0 font-medium text-warning">
        Este link só abre {places[reach]}. O paciente, no celular dele, não consegue abrir.
      </p>
      <Dialog>
        <DialogTrigger asChild>
          <Button look="link" size="inline">
            Como colocar no ar
          </Button>
        </DialogTrigger>
        <DialogContent
          title="Colocar no ar"
          description="Para os pacientes abrirem os cardápios de qualquer lugar, o Alecrim precisa de um endereço público."
          className="sm:max-w-lg"
        >
          <ol className="grid list-decimal gap-2 pl-5">
            <li>Um computador que fique ligado: um servidor pequeno, alugado por mês, basta.</li>
            <li>Um endereço, por exemplo cardapios.seunome.com.br, que aponte para ele.</li>
            <li>Esse endereço, com https, em Meu Perfil → Consultório. Todos os links passam a usá-lo.</li>
          </ol>
          <p className="mt-3 text-muted">
            O guia completo, com cada comando, veio com o programa:{' '}
            <code className="rounded bg-soft px-1">docs/pt-BR/colocar-no-ar.md</code>. Quem sabe usar um
            terminal leva cerca de dez minutos.
          </p>
        </DialogContent>
      </Dialog>
    </div>
  );
}
