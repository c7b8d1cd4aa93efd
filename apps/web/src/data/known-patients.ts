import type { Client, Page } from '@alecrim/client';
import type { Stored } from '@alecrim/domain';
import { queryOptions } from '@tanstack/react-query';

/** The fields by which an existing patient is recognised. */
export type KnownPatient = Pick<Stored<'Paciente'>, 'nome' | 'email' | 'telefone' | 'data_nascimento'>;

const fields = ['nome', 'email', 'telefone', 'data_nascimento'] as const;
const PAGE_SIZE = 1_000;

/** Reads all patients, to compare them with a file. */
export function knownPatientsQuery(client: Client) {
  return queryOptions({
    queryKey: ['Paciente', 'known'],
    queryFn: async ({ signal }) => {
      const { entities } = client.until(signal);
      const everybody: KnownPatient[] = [];
      let cursor: string | null = null;
      do {
        const page: Page<KnownPatient> = await entities.Paciente.page({ limit: PAGE_SIZE, cursor, fields });
        everybody.push(...page.items);
        cursor = page.next_cursor;
      } while (cursor);
      return everybody;
    },
  });
}
