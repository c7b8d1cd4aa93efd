import type { Client } from '@alecrim/client';
import {
  type Draft,
  duplicateFor,
  duplicateOf,
  type EntityName,
  nameMentions,
  type Stored,
} from '@alecrim/domain';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { newId } from '../lib/new-id.ts';
import { createMutation } from './entity-mutations.ts';

export interface PlanCopy {
  id: string;
  /** Absent for a copy for the same patient. */
  patient?: { id: string; nome: string };
  /** The same key sent twice makes one copy. */
  key?: string;
}

interface CopiedPlan {
  plan: Stored<'Cardapio'>;
  /** The former patient, if the text still names her. */
  named?: string;
}

/** Copies a whole plan. The screen may hold only its card, so the plan is read first. */
export async function duplicatePlan(
  client: Client,
  queries: QueryClient,
  { id, patient, key = newId() }: PlanCopy,
): Promise<CopiedPlan> {
  const source = await client.entities.Cardapio.get(id);
  const content = patient ? duplicateFor(source, patient) : duplicateOf('Cardapio', source);
  const plan = await new MutationObserver(queries, createMutation(client, queries, 'Cardapio')).mutate({
    content,
    key,
  });
  const former = source.paciente_nome?.trim();
  const isNamed = patient && former && nameMentions({ ...content, paciente_nome: '' }, former).length > 0;
  return { plan, named: isNamed ? former : undefined };
}

/** "Duplicar": same content, ' (Cópia)' on the title, owned by the person who copies. */
export const copyOf = <N extends EntityName>(name: N, source: Draft<N>) => ({
  content: duplicateOf(name, source),
  key: newId(),
});
