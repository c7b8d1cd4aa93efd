import type { Client } from '@alecrim/client';
import { queryOptions } from '@tanstack/react-query';

// More than a measurement a week for eighteen years.
const MOST = 1_000;

/** All measurements of a patient, the newest first. The chart needs them together. */
export const measurementsQuery = (client: Client, patientId: string) =>
  queryOptions({
    queryKey: ['Avaliacao', 'of', patientId],
    queryFn: ({ signal }) =>
      client.until(signal).entities.Avaliacao.filter({ paciente_id: patientId }, '-data', MOST),
  });
