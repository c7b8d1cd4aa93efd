import type { Stored } from '@alecrim/domain';
import type { Finding } from '@alecrim/domain/plan-check';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { usePlanFindings } from './findings-query.ts';
import { type PlanExit, usePlanExit } from './use-plan-exit.tsx';

export interface CardExitState extends Pick<PlanExit, 'leave' | 'report'> {
  findings: readonly Finding[];
}

interface CardExitProps {
  id: string;
  /** The check has been made. Called again where it changes. */
  onReady: (state: CardExitState) => void;
}

/** The way out of a plan that a list shows. The plan itself is loaded for it, because a list does not load the texts. */
export function CardExit({ id, onReady }: CardExitProps) {
  const { data: plan } = useQuery(recordQuery(useClient(), 'Cardapio', id));
  return plan && <Exit plan={plan} onReady={onReady} />;
}

function Exit({ plan, onReady }: { plan: Stored<'Cardapio'> } & Pick<CardExitProps, 'onReady'>) {
  const { findings } = usePlanFindings(plan);
  const { leave, report, question } = usePlanExit(plan);
  // A press of the menu is outside of this part. Every render may have newer functions.
  useEffect(() => {
    if (findings) onReady({ leave, report, findings });
  });
  return question;
}
