import type { Client } from '@alecrim/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

// As many as a list under a field shows at once.
const SHOWN = 8;

/** Patients whose name or e-mail has the words, in alphabetical order. */
export function patientSearchQuery(client: Client, text: string) {
  const words = text.trim();
  return queryOptions({
    queryKey: ['Paciente', 'search', words],
    queryFn: () =>
      client.entities.Paciente.filter(words ? { $search: words } : {}, 'nome', SHOWN, 0, [
        'nome',
        'telefone',
        'email',
      ]),
    placeholderData: keepPreviousData,
  });
}
