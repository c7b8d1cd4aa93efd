import type { DriPerson } from '@alecrim/nutrition/intake';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { personWords } from './nutrient-words.ts';

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
