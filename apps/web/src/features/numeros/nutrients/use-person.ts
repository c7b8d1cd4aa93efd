import type { Draft } from '@alecrim/domain';
import { driPerson, isPregnant } from '@alecrim/nutrition/person';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { measurementsQuery } from '../../../data/patient-queries.ts';

type Meta = Draft<'Cardapio'>['meta'];

/** Whom the reference intakes of a plan are for, and what the patient's record lacks for that. */
export function usePerson(patientId: string | null | undefined, meta: Meta | undefined) {
  const client = useClient();
  const { data: patient, isLoading } = useQuery(recordQuery(client, 'Paciente', patientId ?? null));
  const measured = useQuery({
    ...measurementsQuery(client, patientId ?? ''),
    enabled: patient?.sexo === 'feminino',
  });
  // The newest come first.
  const gestacao = measured.data?.find(({ semanas_gestacao }) => semanas_gestacao !== null);
  const person = useMemo(
    () => driPerson(patient && { ...patient, gestacao }, meta),
    [patient, gestacao, meta],
  );
  const missing = [
    !(patient?.sexo ?? meta?.sexo) && 'o sexo',
    !(patient?.data_nascimento ?? meta?.idade) && 'a data de nascimento',
  ].filter((text) => text !== false);
  return {
    person,
    missing,
    isPregnant: isPregnant(gestacao),
    isLoading: Boolean(patientId) && (isLoading || measured.isLoading),
  };
}
