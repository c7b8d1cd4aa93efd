import { dayText } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { newestOfPatientQuery } from '../../../data/patient-queries.ts';
import { yearsOld } from '../../../fields/age.ts';
import { leanOf } from '../../pacientes/medidas/composition.ts';
import { subjectOf } from '../../pacientes/medidas/measured.ts';
import type { Meta } from './targets.ts';

/**
 * The inputs of a formula that the patient's record and the newest measurement contain; undefined if they contain none. The
 * weight has its day.
 */
export function usePatientMeasures() {
  const id = useWatch({ name: 'paciente_id' }) as string | null;
  const client = useClient();
  const { data: patient } = useQuery(recordQuery(client, 'Paciente', id));
  const { data: newest } = useQuery({
    ...newestOfPatientQuery(client, 'Avaliacao', id ?? ''),
    enabled: Boolean(id),
  });
  if (!patient) return undefined;
  const { nome, data_nascimento, peso_kg, altura_cm, medidas_em, sexo, atividade } = patient;
  const idade = data_nascimento ? yearsOld(data_nascimento) : null;
  const lean = newest && leanOf(newest, subjectOf(patient));
  const massa_magra_kg = lean && Math.round(lean * 10) / 10;
  const values = Object.fromEntries(
    Object.entries({ idade, peso_kg, altura_cm, sexo, atividade, massa_magra_kg }).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  ) as Partial<Meta>;
  if (Object.keys(values).length === 0) return undefined;
  return { name: nome, values, weighedOn: peso_kg && medidas_em ? medidas_em : undefined };
}

/** How old the weight is that a target would be calculated with. */
export const WeighedOn = ({ day }: { day: string | undefined }) =>
  day ? <p className="text-sm text-muted">peso de {dayText(day)}</p> : null;
