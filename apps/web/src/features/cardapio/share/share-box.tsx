import type { Stored } from '@alecrim/domain';
import { CalendarX2, Globe, Lock } from 'lucide-react';
import { useRef } from 'react';
import { longDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkBox } from './link-box.tsx';
import { linkState, usePublicSwitch } from './link-changes.ts';

/** How the plan is shared right now: the link, or the note that there is none. */
export function ShareBox({ plan }: { plan: Stored<'Cardapio'> }) {
  const box = useRef<HTMLDivElement>(null);
  // The button that opens the link disappears with its box, so the focus moves here.
  const keepFocus = () => box.current?.focus({ preventScroll: true });
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 outline-none print:hidden">
      {linkState(plan) === 'private' ? (
        <PrivateNote plan={plan} onOpen={keepFocus} />
      ) : (
        <>
          <ExpiredNote plan={plan} />
          <LinkBox plan={plan} />
        </>
      )}
    </div>
  );
}

function PrivateNote({ plan, onOpen }: { plan: Stored<'Cardapio'>; onOpen: () => void }) {
  const { setPublic, isPending } = usePublicSwitch(plan);
  return (
    <section
      aria-label="Cardápio privado"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <div className="flex grow basis-72 items-start gap-3">
        <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <div>
          <p className="font-semibold">Este cardápio está privado</p>
          <p className="text-sm text-muted">
            O link público não abre para ninguém e o envio pelo WhatsApp está desligado.
          </p>
        </div>
      </div>
      <Button
        look="outline"
        isBusy={isPending}
        className="grow sm:grow-0"
        onClick={() => {
          setPublic(true);
          onOpen();
        }}
      >
        <Globe aria-hidden="true" />
        Tornar público
      </Button>
    </section>
  );
}

function ExpiredNote({ plan }: { plan: Stored<'Cardapio'> }) {
  if (linkState(plan) !== 'expired' || !plan.link_expira_em) return null;
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 rounded-control bg-warning-soft px-4 py-3 text-sm font-medium text-warning"
    >
      <CalendarX2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" />O link expirou em{' '}
      {longDate(plan.link_expira_em)} e não abre mais. Escolha outra data em “Opções do link”.
    </p>
  );
}
