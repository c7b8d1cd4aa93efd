import type { Client } from '@alecrim/client';
import type { ErasureMode, ErasureReason, PatientReport, Stored, TrailLine } from '@alecrim/domain';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { showChanges } from './record-changes.ts';

export type Consent = Stored<'Paciente'>['consentimentos'][number];

interface PatientTrail {
  registro: TrailLine[];
  /** Until when the law requires the record. */
  guarda_ate: string;
  cardapios: number;
}

/** The trail of a patient's data. It is never cached. */
export const trailQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['Paciente trail', id],
    queryFn: async ({ signal }) =>
      (await client.until(signal).functions.invoke<PatientTrail>('registroDoPaciente', { id })).data,
    staleTime: 0,
    gcTime: 0,
  });

export const patientReport = async (client: Client, id: string): Promise<PatientReport> =>
  (await client.functions.invoke<PatientReport>('exportarPaciente', { id })).data;

/** The report of a patient. The trail records it as an export, so it is read once per visit. */
export const reportQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['Paciente report', id],
    queryFn: () => patientReport(client, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

interface ConsentChange {
  paciente: Stored<'Paciente'>;
  consentimentos: Consent[];
}

/** Saves at once, with the shown version, so that a change of another person is not overwritten. */
export const consentMutation = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ paciente: { id, version }, consentimentos }: ConsentChange) =>
      client.entities.Paciente.update(id, { consentimentos }, { version }),
    onSettled: (saved, _error, { paciente }) =>
      Promise.all([
        showChanges(queries, 'Paciente', [{ type: 'update', id: paciente.id, data: saved }]),
        queries.invalidateQueries({ queryKey: ['Paciente trail', paciente.id] }),
      ]),
  });

interface Erasure {
  id: string;
  modo: ErasureMode;
  motivo: ErasureReason;
  ciente: boolean;
  password: string;
}

/** Anonymises or erases the patient. This cannot be undone. */
export const eraseMutation = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (erasure: Erasure) => client.functions.invoke('apagarPaciente', erasure),
    onSuccess: () => queries.invalidateQueries(),
  });
