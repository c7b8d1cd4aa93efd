import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { yearsOld } from '../../../fields/age.ts';

/** The inputs of a formula that the patient's record contains; undefined if it contains none. The weight has its day. */
export function usePatientMeasures() {
  const id = useWatch({ name: 'paciente_id' }) as string | null;
  const { data: patient } = useQuery(recordQuery(useClient(), 'Paciente', id));
  if (!patient) return undefined;
  const { nome, data_nascimento, peso_kg, altura_cm, medidas_em, sexo, atividade } = patient;
  const idade = data_nascimento ? yearsOld(data_nascimento) : null;
  const values = Object.fromEntries(
    Object.entries({ idade, peso_kg, altura_cm, sexo, atividade }).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  );
  if (Object.keys(values).length === 0) return undefined;
  return { name: nome, values, weighedOn: peso_kg && medidas_em ? medidas_em : undefined };
}
