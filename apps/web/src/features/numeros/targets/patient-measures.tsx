import { dayText } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { newestOfPatientQuery } from '../../../data/patient-queries.ts';
import { yearsOld } from '../../../fields/age.ts';
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
  const massa_magra_kg = leanMass(newest);
  const values = Object.fromEntries(
    Object.entries({ idade, peso_kg, altura_cm, sexo, atividade, massa_magra_kg }).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  ) as Partial<Meta>;
  if (Object.keys(values).length === 0) return undefined;
  return { name: nome, values, weighedOn: peso_kg && medidas_em ? medidas_em : undefined };
}

interface Composition {
  massa_magra_kg?: number | null;
  gordura_percentual?: number | null;
  peso_kg?: number | null;
}

/** As measured, or what the body fat leaves of the weight of that day. */
function leanMass(measured: Composition | null | undefined): number | undefined {
  const { massa_magra_kg, gordura_percentual, peso_kg } = measured ?? {};
  if (massa_magra_kg) return massa_magra_kg;
  if (!gordura_percentual || !peso_kg) return undefined;
  return Math.round(peso_kg * (1 - gordura_percentual / 100) * 10) / 10;
}

/** How old the weight is that a target would be calculated with. */
export const WeighedOn = ({ day }: { day: string | undefined }) =>
  day ? <p className="text-sm text-muted">peso de {dayText(day)}</p> : null;
