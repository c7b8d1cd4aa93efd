import type { Stored } from '@alecrim/domain';
import { CalendarX2, Link2, Lock } from 'lucide-react';
import { useId } from 'react';
import { usePublicLinks } from '../../../data/cardapio-queries.ts';
import { longDate } from '../../../lib/dates.ts';
import { Input } from '../../../ui/input.tsx';
import type { PlanExit } from '../conferir/use-plan-exit.tsx';
import { CopyButton } from './copy-button.tsx';
import { linkState } from './link-changes.ts';

interface LinkRowProps {
  plan: Stored<'Cardapio'>;
  exit: PlanExit;
}

/** How the plan is shared right now: the link to copy, or the note that there is none. */
export const LinkRow = ({ plan, exit }: LinkRowProps) =>
  linkState(plan) === 'private' ? <PrivateNote /> : <PublicLink plan={plan} exit={exit} />;

function PublicLink({ plan, exit }: LinkRowProps) {
  const link = usePublicLinks().linkOf(plan);
  const id = useId();
  return (
    <div className="grid min-w-0 grow basis-80 gap-2">
      <div className="flex gap-2">
        <span className="relative min-w-0 grow">
          <label htmlFor={id}>
            <Link2 aria-hidden="true" className="absolute top-3.5 left-3.5 size-4 text-brand-ink" />
            <span className="sr-only">Link público</span>
          </label>
          <Input
            id={id}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
            className="truncate pl-9.5"
          />
        </span>
        <CopyButton text={link} onCopy={(copy) => exit.leave('copiado', copy)} />
      </div>
      <ExpiredNote plan={plan} />
    </div>
  );
}

const PrivateNote = () => (
  <section aria-label="Cardápio privado" className="flex min-h-11 grow basis-80 items-center gap-2.5 text-sm">
    <Lock aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
    <p className="text-muted">
      <strong className="font-semibold text-ink">Este cardápio está privado:</strong> o link não abre para
      ninguém. O PDF e o texto podem ser enviados.
    </p>
  </section>
);

function ExpiredNote({ plan }: { plan: Stored<'Cardapio'> }) {
  if (linkState(plan) !== 'expired' || !plan.link_expira_em) return null;
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 rounded-control bg-warning-soft px-4 py-3 text-sm font-medium text-warning"
    >
      <CalendarX2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" />O link expirou em{' '}
      {longDate(plan.link_expira_em)} e não abre mais. Escolha outra data em “Opções”.
    </p>
  );
}
