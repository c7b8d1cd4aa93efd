import type { Stored } from '@alecrim/domain';
import { CalendarX2, Lock } from 'lucide-react';
import { longDate } from '../../../lib/dates.ts';
import { LinkBox } from './link-box.tsx';
import { linkState } from './link-state.ts';

/** How the plan is shared right now: the link, or the note that there is none. */
export function ShareBox({ plan }: { plan: Stored<'Cardapio'> }) {
  const state = linkState(plan);
  if (state === 'private')
    return (
      <section
        aria-label="Cardápio privado"
        className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5 print:hidden"
      >
        <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <div>
          <p className="font-semibold">Este cardápio está privado</p>
          <p className="text-sm text-muted">
            O link público não abre para ninguém e o envio pelo WhatsApp está desligado. Toque em “Privado”,
            na barra acima, para compartilhar de novo.
          </p>
        </div>
      </section>
    );
  return (
    <div className="grid gap-3 print:hidden">
      {state === 'expired' && plan.link_expira_em && (
        <p
          role="status"
          className="flex items-start gap-2.5 rounded-control bg-warning-soft px-4 py-3 text-sm font-medium text-warning"
        >
          <CalendarX2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" />O link expirou em{' '}
          {longDate(plan.link_expira_em)} e não abre mais. Escolha outra data em “Opções do link”.
        </p>
      )}
      <LinkBox plan={plan} />
    </div>
  );
}
