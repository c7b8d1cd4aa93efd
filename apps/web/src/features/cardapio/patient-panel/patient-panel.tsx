import type { Stored } from '@alecrim/domain';
import { dayText, decimalText, pacienteLabels } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { newestOfPatientQuery } from '../../../data/patient-queries.ts';
import { ageText } from '../../../fields/age.ts';
import { paths } from '../../../lib/paths.ts';
import { QueryView, Skeleton } from '../../../ui/states.tsx';
import { RestrictionChips } from '../../pacientes/page/restriction-chips.tsx';

/** What to know about a patient while a plan is written. */
export function PatientPanel({ id, loading }: { id: string; loading: ReactNode }) {
  const query = useQuery(recordQuery(useClient(), 'Paciente', id));
  return (
    <QueryView query={query} loading={loading}>
      {(patient) =>
        patient ? (
          <div className="grid grid-cols-1 gap-5">
            <PatientSummary patient={patient} />
            <PatientNotes patient={patient} />
          </div>
        ) : (
          <p className="text-muted">O paciente não foi encontrado. Pode ter sido excluído.</p>
        )
      }
    </QueryView>
  );
}

type Patient = Stored<'Paciente'>;

/** Who the plan is for, what to avoid, the goal and the newest measurements. */
function PatientSummary({ patient }: { patient: Patient }) {
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

/** The texts about the patient: the notes of the record, and the note of the last consultation. */
function PatientNotes({ patient }: { patient: Stored<'Paciente'> }) {
  const query = useQuery(newestOfPatientQuery(useClient(), 'Consulta', patient.id));
  return (
    <>
      <PanelFact title={pacienteLabels.observacoes}>
        {patient.observacoes?.trim() ? (
          <PanelText>{patient.observacoes}</PanelText>
        ) : (
          <NothingYet>Nenhuma observação.</NothingYet>
        )}
      </PanelFact>
      <QueryView query={query} loading={<Skeleton className="h-16" />}>
        {(note) => (
          <PanelFact title="Última consulta" aside={note && dayText(note.data)}>
            {note ? <Note note={note} /> : <NothingYet>Nenhuma anotação de consulta.</NothingYet>}
          </PanelFact>
        )}
      </QueryView>
    </>
  );
}

function Note({ note: { titulo, texto, respostas } }: { note: Stored<'Consulta'> }) {
  const answered = respostas.filter(({ resposta }) => resposta?.trim());
  return (
    <>
      {titulo && <p className="font-medium">{titulo}</p>}
      {texto && <PanelText>{texto}</PanelText>}
      {answered.length > 0 && (
        <dl className="grid gap-1">
          {answered.map(({ pergunta, resposta }) => (
            <div key={`${pergunta} ${resposta}`}>
              <dt className="text-muted">{pergunta}</dt>
              <dd className="whitespace-pre-line">{resposta}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

interface PanelFactProps {
  title: string;
  /** Beside the title, such as a date. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One thing about the patient, under its name. */
const PanelFact = ({ title, aside, children }: PanelFactProps) => (
  <section className="grid grid-cols-1 gap-1 [overflow-wrap:anywhere]">
    <h3 className="flex flex-wrap items-baseline justify-between gap-x-2 font-semibold">
      {title}
      {aside && <span className="text-xs font-normal text-muted">{aside}</span>}
    </h3>
    {children}
  </section>
);

/** Said where the record has nothing. */
const NothingYet = ({ children }: { children: string }) => <p className="text-muted">{children}</p>;

/** A text of the nutritionist, with its own lines. */
const PanelText = ({ children }: { children: string }) => <p className="whitespace-pre-line">{children}</p>;
