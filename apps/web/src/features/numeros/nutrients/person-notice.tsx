import type { Draft } from '@alecrim/domain';
import type { DriPerson } from '@alecrim/nutrition/intake';
import { driPerson, isPregnant } from '@alecrim/nutrition/person';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { measurementsQuery } from '../../../data/patient-queries.ts';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { personWords } from './nutrient-words.tsx';

interface PersonNoticeProps {
  patientId: string | null | undefined;
  person: DriPerson | undefined;
  /** What the record lacks: "o sexo". */
  missing: readonly string[];
}

/** Whom the day is compared with; without age or sex, what is missing and where to add it. */
export function PersonNotice({ patientId, person, missing }: PersonNoticeProps) {
  if (person) return <p className="text-sm">Comparado com a recomendação para {personWords(person)}.</p>;
  return (
    <Notice>
      {patientId ? (
        <>
          <p>Para comparar com a recomendação, falta informar {missing.join(' e ')} do paciente.</p>
          <Link
            to={paths.paciente(patientId)}
            className="justify-self-start font-semibold text-brand-ink underline underline-offset-4"
          >
            Abrir a página do paciente
          </Link>
        </>
      ) : (
        <p>Escolha o paciente deste cardápio para comparar com a recomendação da idade e do sexo.</p>
      )}
    </Notice>
  );
}

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
