import type { Stored } from '@alecrim/domain';
import type { Finding } from '@alecrim/domain/plan-check';
import type { Via } from '@alecrim/domain/pure';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useRecordSending } from '../../../data/sendings.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useFindingsQuery } from './findings-query.ts';

const ExitQuestion = lazyDialog(() => import('./exit-question.tsx').then((m) => m.ExitQuestion));

/** A way out of the product. She may also open the link herself, which is not recorded as sent. */
export type WayOut = Via | 'aberto';

/** Sends, prints or publishes. `false`, or a rejected promise, means that nothing left: it is not recorded. */
type Action = () => unknown;

export interface PlanExit {
  /**
   * Runs the action at once, in the press itself, and records the sending. Only near harm one question comes first, and its
   * answer is the press that runs the action.
   */
  leave(via: WayOut, action: Action): void;
  /** It has left already, without the question: records it, and tells her of harm. */
  report(via: WayOut): void;
  /** The same for a link that opens another window: spread it over an `<a>`. */
  linkProps(via: WayOut, href: string): LinkProps;
  /** The question while it is asked; render it outside of menus, which unmount what they hold. */
  question: ReactNode;
}

interface LinkProps {
  href: string;
  target: '_blank';
  rel: 'noopener noreferrer';
  onClick: (event: MouseEvent) => void;
}

/** Every way out of a plan goes through it: copy, QR code, WhatsApp, PDF, text, paper, making it public. */
export function usePlanExit(plan: Stored<'Cardapio'>): PlanExit {
  const [asked, setAsked] = useState<{ via: WayOut; action: Action } | null>(null);
  const queries = useQueryClient();
  const check = useFindingsQuery(plan);
  const { data: findings } = useQuery(check);
  const record = useRecordSending();
  const toast = useToast();

  /** The press may be faster than the check. */
  async function run(via: WayOut, action: Action, isFaster = !findings) {
    // Called before anything is awaited: a window or a share sheet needs the press itself.
    const isDone = await settled(action);
    if (isDone && via !== 'aberto') record(plan, via);
    if (isDone && isFaster) await tellHarm();
  }

  async function tellHarm() {
    const [harm] = unanswered(plan, findings ?? (await queries.fetchQuery(check).catch(() => undefined)));
    if (harm) toast({ title: 'Confira o que foi enviado', description: harm.text });
  }

  const isQuestion = () => unanswered(plan, findings).length > 0;
  return {
    leave(via, action) {
      if (isQuestion()) setAsked({ via, action });
      else void run(via, action);
    },
    report: (via) => void run(via, () => true, true),
    linkProps: (via, href) => ({
      href,
      target: '_blank',
      rel: 'noopener noreferrer',
      onClick(event) {
        if (!isQuestion()) return void run(via, () => true);
        event.preventDefault();
        setAsked({ via, action: () => window.open(href, '_blank', 'noopener,noreferrer') });
      },
    }),
    question: asked && (
      <ExitQuestion
        planId={plan.id}
        findings={unanswered(plan, findings)}
        onConfirm={() => {
          answered.add(answerKey(plan, findings));
          void run(asked.via, asked.action);
        }}
        onClose={() => setAsked(null)}
      />
    ),
  };
}

async function settled(action: Action): Promise<boolean> {
  try {
    return (await action()) !== false;
  } catch {
    return false;
  }
}

// Asked once for the same findings, until the page is loaded again.
const answered = new Set<string>();

const harmsIn = (findings: readonly Finding[] | undefined) => (findings ?? []).filter(({ isHarm }) => isHarm);

const answerKey = ({ id }: { id: string }, findings: readonly Finding[] | undefined): string =>
  JSON.stringify([id, harmsIn(findings).map(({ text }) => text)]);

const unanswered = (plan: { id: string }, findings: readonly Finding[] | undefined): Finding[] =>
  answered.has(answerKey(plan, findings)) ? [] : harmsIn(findings);
