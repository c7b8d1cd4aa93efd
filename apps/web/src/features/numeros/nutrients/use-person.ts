import type { Draft } from '@alecrim/domain';
import { driPerson } from '@alecrim/nutrition/person';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';

type Meta = Draft<'Cardapio'>['meta'];

/** Whom the reference intakes of a plan are for, and what the patient's record lacks for that. */
export function usePerson(patientId: string | null | undefined, meta: Meta | undefined) {
  const { data: patient, isLoading } = useQuery(recordQuery(useClient(), 'Paciente', patientId ?? null));
  const person = useMemo(() => driPerson(patient, meta), [patient, meta]);
  const missing = [
    !(patient?.sexo ?? meta?.sexo) && 'o sexo',
    !(patient?.data_nascimento ?? meta?.idade) && 'a data de nascimento',
  ].filter((text) => text !== false);
  return { person, missing, isLoading: Boolean(patientId) && isLoading };
}
