import type { Client } from '@alecrim/client';
import type { ErasureMode, ErasureReason, PatientReport, Stored, TrailLine } from '@alecrim/domain';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

export type Consent = Stored<'Paciente'>['consentimentos'][number];

export interface PatientTrail {
  registro: TrailLine[];
  /** Until when the law wants the record kept. */
  guarda_ate: string;
  cardapios: number;
}

/** What happened to a patient's data. Always fresh: whoever opens it wants to know now. */
export const trailQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['Paciente trail', id],
    queryFn: async () => (await client.functions.invoke<PatientTrail>('registroDoPaciente', { id })).data,
    staleTime: 0,
    gcTime: 0,
  });

export const patientReport = async (client: Client, id: string): Promise<PatientReport> =>
  (await client.functions.invoke<PatientReport>('exportarPaciente', { id })).data;

/** The report to be shown. It is noted as an export, so it is made once for one look at it. */
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

/** Saved at once, over the version that was looked at: somebody else's change is never undone unseen. */
export const consentMutation = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationKey: ['Paciente', 'consent'],
    mutationFn: ({ paciente: { id, version }, consentimentos }: ConsentChange) =>
      client.entities.Paciente.update(id, { consentimentos }, { version }),
    onSettled: (_saved, _error, { paciente }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['Paciente'] }),
        queries.invalidateQueries({ queryKey: ['Paciente trail', paciente.id] }),
      ]),
  });

export interface Erasure {
  id: string;
  modo: ErasureMode;
  motivo: ErasureReason;
  ciente: boolean;
  password: string;
}

/** For good. */
export const eraseMutation = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationKey: ['Paciente', 'erase'],
    mutationFn: (erasure: Erasure) => client.functions.invoke('apagarPaciente', erasure),
    onSuccess: () => queries.invalidateQueries(),
    networkMode: 'always',
  });
