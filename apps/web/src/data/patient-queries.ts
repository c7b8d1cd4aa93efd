import type { Client, Page } from '@alecrim/client';
import type { Stored } from '@alecrim/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

// As many as a list under a field shows at once.
const MAX_CHOICES = 8;

/** Patients whose name or e-mail has the words, in alphabetical order. */
export function patientSearchQuery(client: Client, text: string) {
  const words = text.trim();
  return queryOptions({
    queryKey: ['Paciente', 'search', words],
    queryFn: ({ signal }) =>
      client
        .until(signal)
        .entities.Paciente.filter(words ? { $search: words } : {}, 'nome', MAX_CHOICES, 0, [
          'nome',
          'telefone',
          'email',
        ]),
    placeholderData: keepPreviousData,
  });
}

const MAX_PATTERN = 100;

/** The patients with exactly this name, ignoring the case of an ordinary one; at most two, which is enough to know that it is not unique. */
export function patientsNamedQuery(client: Client, text: string) {
  const name = text.trim();
  return queryOptions({
    queryKey: ['Paciente', 'named', name],
    queryFn: ({ signal }) => {
      const $regex = `^${name.replace(/[.*+?()[\]{}|^$\\]/g, '\\$&')}$`;
      // The server refuses a longer pattern.
      const isLong = $regex.length > MAX_PATTERN;
      const fields = ['nome', 'telefone', 'email', 'data_nascimento'] as const;
      return client
        .until(signal)
        .entities.Paciente.filter({ nome: isLong ? name : { $regex, $options: 'i' } }, 'nome', 2, 0, fields);
    },
  });
}

/** The newest measurements or note of a patient; null if there are none. */
export function newestOfPatientQuery<N extends 'Avaliacao' | 'Consulta'>(
  client: Client,
  name: N,
  paciente_id: string,
) {
  return queryOptions({
    queryKey: [name, 'newest', paciente_id],
    queryFn: async ({ signal }): Promise<Stored<N> | null> => {
      const { entities } = client.until(signal);
      const found =
        name === 'Avaliacao'
          ? await entities.Avaliacao.filter({ paciente_id }, '-data', 1)
          : await entities.Consulta.filter({ paciente_id }, '-data', 1);
      return (found[0] as Stored<N> | undefined) ?? null;
    },
  });
}

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

// More than a measurement a week for eighteen years.
const MOST_MEASUREMENTS = 1_000;

/** All measurements of a patient, the newest first. The chart needs them together. */
export const measurementsQuery = (client: Client, patientId: string) =>
  queryOptions({
    queryKey: ['Avaliacao', 'of', patientId],
    queryFn: ({ signal }) =>
      client.until(signal).entities.Avaliacao.filter({ paciente_id: patientId }, '-data', MOST_MEASUREMENTS),
  });

// More than a consultation a week for years.
const MOST_NOTES = 500;

/** All notes of a patient, the newest first, for a sheet that shows them together. */
export const notesQuery = (client: Client, patientId: string) =>
  queryOptions({
    queryKey: ['Consulta', 'of', patientId],
    queryFn: ({ signal }) =>
      client.until(signal).entities.Consulta.filter({ paciente_id: patientId }, '-data', MOST_NOTES),
  });
