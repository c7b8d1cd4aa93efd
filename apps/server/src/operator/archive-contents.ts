import { entityNamed, entityNames } from '@alecrim/domain';
import type { Manifest } from '../archive/format/manifest.ts';

/** What an archive holds, for a person: "2 contas, 14 pacientes, 31 cardápios, 3 arquivos". */
export function contentsIn({ entries }: Manifest): string {
  const rowsOf = (table: string) => entries.find(({ name }) => name === `tables/${table}.jsonl`)?.rows ?? 0;
  const counts: [number, string, string][] = [
    [rowsOf('users'), 'conta', 'contas'],
    ...entityNames.map((name): [number, string, string] => {
      const { table, words } = entityNamed(name);
      return [rowsOf(table), words.singular, words.plural];
    }),
    [entries.filter(({ name }) => name.startsWith('files/')).length, 'arquivo', 'arquivos'],
  ];
  return (
    counts
      .filter(([count]) => count > 0)
      .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
      .join(', ') || 'nenhum registro'
  );
}
