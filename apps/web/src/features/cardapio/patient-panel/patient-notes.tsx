import type { Stored } from '@alecrim/domain';
import { pacienteLabels } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../data/context.ts';
import { newestOfPatientQuery } from '../../../data/patient-queries.ts';
import { dayText } from '../../../fields/day-input.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { NothingYet, PanelFact, PanelText } from './panel-fact.tsx';

/** What is written about the patient: the notes of the record, and the note of the last consultation. */
export function PatientNotes({ patient }: { patient: Stored<'Paciente'> }) {
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
