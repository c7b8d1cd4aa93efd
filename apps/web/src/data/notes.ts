import type { Client } from '@alecrim/client';
import { queryOptions } from '@tanstack/react-query';

// More than a consultation a week for years.
const MOST = 500;

/** All notes of a patient, the newest first, for a sheet that shows them together. */
export const notesQuery = (client: Client, patientId: string) =>
  queryOptions({
    queryKey: ['Consulta', 'of', patientId],
    queryFn: ({ signal }) =>
      client.until(signal).entities.Consulta.filter({ paciente_id: patientId }, '-data', MOST),
  });
