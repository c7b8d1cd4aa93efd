import type { Stored } from '@alecrim/domain';
import type { Finding } from '@alecrim/domain/plan-check';
import type { LinkReach } from '@alecrim/domain/pure';
import type { QueryClient } from '@tanstack/react-query';
import type { useClient } from '../../../data/context.ts';

interface Asked {
  client: ReturnType<typeof useClient>;
  queries: QueryClient;
  plan: Stored<'Cardapio'>;
  patient: Stored<'Paciente'> | null;
  nutritionist: { nome_nutricionista: string | null; full_name: string | null; crn: string | null };
  reach: LinkReach;
}

export async function gatherFindings(_asked: Asked): Promise<readonly Finding[]> {
  return [];
}
