import type { Client, Page } from '@alecrim/client';
import type { Stored } from '@alecrim/domain';
import { queryOptions } from '@tanstack/react-query';

/** What a patient is recognised by. */
export type KnownPatient = Pick<Stored<'Paciente'>, 'nome' | 'email' | 'telefone' | 'data_nascimento'>;

const fields = ['nome', 'email', 'telefone', 'data_nascimento'] as const;
const AT_ONCE = 1_000;

/** Everybody in the list, to compare a file with. */
export function knownPatientsQuery({ entities }: Client) {
  return queryOptions({
    queryKey: ['Paciente', 'known'],
    queryFn: async () => {
      const everybody: KnownPatient[] = [];
      let cursor: string | null = null;
      do {
        const page: Page<KnownPatient> = await entities.Paciente.page({ limit: AT_ONCE, cursor, fields });
        everybody.push(...page.items);
        cursor = page.next_cursor;
      } while (cursor);
      return everybody;
    },
  });
}
