import { personNames, targetsOnly } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useClient } from '../../../data/client-context.tsx';
import { recordQuery } from '../../../data/entity-queries.ts';
import { yearsOld } from '../../../fields/age.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Meta } from './targets.ts';

type Measured = Record<string, unknown>;

/**
 * When a plan gets another patient, what was measured of the one before leaves the targets, and the app offers to take the
 * data of the new one. Whoever comes back finds the former data again.
 */
export function PatientChange() {
  const { getValues, setValue } = useFormContext();
  const id = useWatch({ name: 'paciente_id' }) as string | null;
  const shown = useRef(id);
  const left = useRef(new Map<string | null, Measured>());
  const [isAsked, setAsked] = useState(false);
  const patient = usePatientMeasures();
  // The patient is chosen in another field, and by an answer of the server.
  useEffect(() => {
    if (id === shown.current) return;
    const meta = getValues('meta') as Meta | null;
    const measured = measuredIn(meta);
    if (measured) left.current.set(shown.current, measured);
    const known = left.current.get(id);
    shown.current = id;
    if (left.current.size === 0) return;
    setValue('meta', { ...targetsOnly(meta), ...known }, { shouldDirty: true });
    setAsked(!known);
  }, [id, getValues, setValue]);

  if (!isAsked || !patient) return null;
  const take = () => {
    setValue('meta', { ...getValues('meta'), ...patient.values }, { shouldDirty: true });
    setAsked(false);
  };
  return (
    <div role="status" className="lg:col-span-2">
      <Notice>
        <p className="font-medium">Usar os dados de {patient.name}?</p>
        <p>
          Peso, altura, idade e sexo do paciente anterior saíram das metas. A meta de energia continua a
          mesma.
        </p>
        <div className="mt-1 flex flex-wrap gap-2">
          <Button look="soft" size="sm" onClick={take}>
            Usar os dados
          </Button>
          <Button look="ghost" size="sm" onClick={() => setAsked(false)}>
            Agora não
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function measuredIn(meta: Meta | null): Measured | undefined {
  const entries = Object.entries(meta ?? {}).filter(([name, value]) => personNames.includes(name) && value);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** What the patient's record knows of the inputs of a formula; undefined where it knows none. */
export function usePatientMeasures() {
  const id = useWatch({ name: 'paciente_id' }) as string | null;
  const { data: patient } = useQuery(recordQuery(useClient(), 'Paciente', id));
  if (!patient) return undefined;
  const { nome, data_nascimento, peso_kg, altura_cm, sexo, atividade } = patient;
  const idade = data_nascimento ? yearsOld(data_nascimento) : null;
  const values = Object.fromEntries(
    Object.entries({ idade, peso_kg, altura_cm, sexo, atividade }).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  );
  return Object.keys(values).length > 0 ? { name: nome, values } : undefined;
}
