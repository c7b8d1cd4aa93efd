import type { Stored } from '@alecrim/domain';
import { pacienteLabels } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useClient } from '../../../data/context.ts';
import { newestOfPatientQuery } from '../../../data/patient-queries.ts';
import { ageText } from '../../../fields/age.ts';
import { dayText } from '../../../fields/day-input.tsx';
import { decimalText } from '../../../fields/decimal-text.ts';
import { paths } from '../../../lib/paths.ts';
import { Skeleton } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { RestrictionChips } from '../../pacientes/page/restriction-chips.tsx';
import { NothingYet, PanelFact, PanelText } from './panel-fact.tsx';

type Patient = Stored<'Paciente'>;

/** Who the plan is for, what to avoid, the goal and the newest measurements. */
export function PatientSummary({ patient }: { patient: Patient }) {
  const { id, nome, data_nascimento, restricoes, objetivo } = patient;
  return (
    <>
      <div className="[overflow-wrap:anywhere]">
        <h2 className="text-base font-semibold tracking-tight">{nome}</h2>
        {data_nascimento && <p className="text-muted">{ageText(data_nascimento)}</p>}
        <Link
          to={paths.paciente(id)}
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline-offset-4 hover:underline sm:min-h-8"
        >
          Abrir a página do paciente
        </Link>
      </div>
      <PanelFact title={pacienteLabels.restricoes}>
        {restricoes.length > 0 ? (
          <RestrictionChips restrictions={restricoes} />
        ) : (
          <NothingYet>Nenhuma restrição cadastrada.</NothingYet>
        )}
      </PanelFact>
      {objetivo && (
        <PanelFact title={pacienteLabels.objetivo}>
          <PanelText>{objetivo}</PanelText>
        </PanelFact>
      )}
      <Measurements patient={patient} />
    </>
  );
}

const shown = {
  peso_kg: ['Peso', 'kg'],
  altura_cm: ['Altura', 'cm'],
  cintura_cm: ['Cintura', 'cm'],
  quadril_cm: ['Quadril', 'cm'],
  gordura_percentual: ['Gordura', '%'],
} as const;

type Measured = { [F in keyof typeof shown]?: number | null };

/** The newest measurements; weight and height are on the patient's record too. */
function Measurements({ patient }: { patient: Patient }) {
  const query = useQuery(newestOfPatientQuery(useClient(), 'Avaliacao', patient.id));
  return (
    <QueryView query={query} loading={<Skeleton className="h-16" />}>
      {(newest) => {
        const { peso_kg, altura_cm } = patient;
        return (
          <PanelFact title="Medidas" aside={dayText(newest?.data ?? patient.medidas_em)}>
            <MeasurementList measured={{ ...newest, peso_kg, altura_cm }} />
          </PanelFact>
        );
      }}
    </QueryView>
  );
}

function MeasurementList({ measured }: { measured: Measured }) {
  const rows = (Object.keys(shown) as (keyof Measured)[]).flatMap((name) =>
    typeof measured[name] === 'number' ? [{ name, value: measured[name] }] : [],
  );
  if (rows.length === 0) return <NothingYet>Nenhuma medida registrada.</NothingYet>;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 tabular-nums">
      {rows.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-muted">{shown[name][0]}</dt>
          <dd>
            {decimalText(value)} {shown[name][1]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
