import { motivoLabels, restricaoText } from '@alecrim/domain/pure';
import type { Certainty, PlanFinding } from '@alecrim/nutrition';
import { CircleAlert, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { longDate } from '../../lib/dates.ts';
import { certaintyLabels, type Warning, whereOf } from './warnings.ts';

const appearances: Record<Certainty, { icon: LucideIcon; style: string }> = {
  contem: { icon: TriangleAlert, style: 'bg-danger-soft text-danger' },
  pode_conter: { icon: CircleAlert, style: 'bg-warning-soft text-warning' },
  nao_verificado: { icon: CircleHelp, style: 'bg-soft text-muted' },
};

export function CertaintyBadge({ certainty }: { certainty: Certainty }) {
  const { icon: Icon, style } = appearances[certainty];
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs leading-none font-semibold',
        style,
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {certaintyLabels[certainty]}
    </span>
  );
}

interface WarningItemProps {
  warning: Warning;
  /** Buttons. */
  children?: ReactNode;
}

/** One warning: how sure it is, the words in their line, what is avoided and why, and the place. */
export function WarningItem({ warning, children }: WarningItemProps) {
  const { certainty, findings, place, acceptedOn } = warning;
  return (
    <li className="grid gap-1.5 rounded-control border border-line p-3 text-sm [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
        <CertaintyBadge certainty={certainty} />
        {whereOf(place)}
        {acceptedOn && <span>· aceito em {longDate(acceptedOn)}</span>}
      </p>
      <MarkedLine {...warning} />
      <ul className="grid gap-0.5">
        {findings.map((finding) => (
          <li key={finding.key}>
            {/* Of unknown words nobody can say what they hold. */}
            {finding.certainty !== 'nao_verificado' && (
              <span className="font-semibold">{restrictionWords(finding)}: </span>
            )}
            {finding.reason}
          </li>
        ))}
      </ul>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </li>
  );
}

// As much of a long text as shows where the words are.
const AROUND = 60;

function MarkedLine({ text, from, to }: Pick<Warning, 'text' | 'from' | 'to'>) {
  const start = Math.max(0, from - AROUND);
  const end = Math.min(text.length, to + AROUND);
  return (
    <p className="font-medium">
      {start > 0 && '…'}
      {text.slice(start, from)}
      <mark className="rounded-sm bg-warning-soft px-0.5 text-ink underline decoration-2 underline-offset-3">
        {text.slice(from, to)}
      </mark>
      {text.slice(to, end)}
      {end < text.length && '…'}
    </p>
  );
}

/** "Lactose (intolerância)". */
function restrictionWords({ restriction }: PlanFinding): string {
  const { motivo } = restriction;
  const words = restricaoText(restriction);
  return motivo ? `${words} (${motivoLabels[motivo].toLowerCase()})` : words;
}
