import '@alecrim/document/evolution.css';
import { BrandedSheet } from '@alecrim/document';
import type { Stored } from '@alecrim/domain';
import { dayText, numberText, pacienteLabels, restricaoText } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useClient, useUser } from '../../../data/context.ts';
import { measurementsQuery, notesQuery } from '../../../data/patient-queries.ts';
import { circumferences, nameAndUnit } from '../../../fields/avaliacao-labels.ts';
import { phoneText } from '../../../fields/phone-field.tsx';
import { longDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Options, Select } from '../../../ui/select.tsx';
import { Paper, PaperPage } from '../../records/paper-page.tsx';
import { figuresOf } from '../medidas/figures.ts';
import { useGrowth } from '../medidas/growth-figures.ts';
import { newestValues, numberIn, subjectOf } from '../medidas/measured.ts';
import { dayOfNote } from '../notas/note-card.tsx';
import { whoOf } from './patient-header.tsx';

/** The patient on paper: who, what to mind, the newest measurements, and the notes that she chooses. */
export function SummarySheet({ patient }: { patient: Stored<'Paciente'> }) {
  const [notes, setNotes] = useState<ShownNotes>('none');
  const { restricoes, objetivo, observacoes, retorno_em } = patient;
  const contact = [patient.telefone && phoneText(patient.telefone), patient.email].filter(Boolean);
  const guardian = [patient.responsavel_nome, patient.responsavel_contato].filter(Boolean);
  return (
    <PaperPage
      title={`Resumo de ${patient.nome}`}
      label="Resumo"
      back={
        <ButtonLink icon={ArrowLeft} variant="outline" to={paths.paciente(patient.id)}>
          Voltar ao paciente
        </ButtonLink>
      }
      tools={<NotesChoice shown={notes} onChange={setNotes} />}
    >
      <Paper>
        <BrandedSheet
          nutricionista={useUser()}
          titulo={patient.nome}
          about={[whoOf(patient), contact.join(' · '), `Resumo de ${longDate(new Date())}`].filter(Boolean)}
          made="Resumo elaborado"
        >
          <SheetSection title={pacienteLabels.restricoes}>
            {restricoes.map(restricaoText).filter(Boolean).join(', ')}
          </SheetSection>
          <SheetSection title={pacienteLabels.objetivo}>{objetivo}</SheetSection>
          <SheetSection title={pacienteLabels.observacoes}>{observacoes}</SheetSection>
          <SheetSection title="Responsável">{guardian.join(' · ')}</SheetSection>
          <SheetSection title={pacienteLabels.retorno_em}>{dayText(retorno_em)}</SheetSection>
          <NewestMeasures patient={patient} />
          <SheetNotes patient={patient} shown={notes} />
        </BrandedSheet>
      </Paper>
    </PaperPage>
  );
}

/** A text under its title; nothing without a text. */
function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return children ? (
    <section className="doc-section">
      <h2>{title}</h2>
      <p className="whitespace-pre-line">{children}</p>
    </section>
  ) : null;
}

/** Skinfolds and laboratory values are on the sheet of the evolution. */
const summarised = [
  'peso_kg',
  'altura_cm',
  ...circumferences,
  'massa_magra_kg',
  'pressao_sistolica',
  'pressao_diastolica',
] as const;

function NewestMeasures({ patient }: { patient: Stored<'Paciente'> }) {
  const { data: all = [], isError } = useQuery(measurementsQuery(useClient(), patient.id));
  const subject = subjectOf(patient);
  const values = newestValues(all);
  const growth = useGrowth(subject, [values.data]);
  if (isError) return <Notice variant="danger">Não foi possível carregar as medidas.</Notice>;
  if (!values.data) return null;
  const { figures } = figuresOf(values, subject, all, growth);
  // A figure says the value with its class.
  const isSaid = (name: string) => figures.some((figure) => figure.name === name);
  const measured = summarised.flatMap((field) => {
    const value = numberIn(values, field);
    const { name, unit } = nameAndUnit(field);
    return value === undefined || isSaid(name)
      ? []
      : [{ key: field, name, text: `${numberText(value)} ${unit}`, meaning: undefined }];
  });
  return (
    <section className="doc-section">
      <h2>Medidas de {dayText(values.data)}</h2>
      <dl className="doc-figures">
        {[...measured, ...figures].map(({ key, name, text, meaning }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{meaning ? `${text}: ${meaning}` : text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const choices = { none: 'Sem anotações', last: 'Última anotação', all: 'Todas as anotações' };
type ShownNotes = keyof typeof choices;

/** Notes are private, so the sheet has none until she asks for them. */
function NotesChoice({ shown, onChange }: { shown: ShownNotes; onChange: (shown: ShownNotes) => void }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Anotações no resumo
      </label>
      <Select
        id={id}
        className="w-auto text-sm"
        value={shown}
        onChange={({ target }) => onChange(target.value as ShownNotes)}
      >
        <Options labels={choices} />
      </Select>
    </>
  );
}

function SheetNotes({ patient, shown }: { patient: Stored<'Paciente'>; shown: ShownNotes }) {
  const isAsked = shown !== 'none';
  const { data, isError } = useQuery({ ...notesQuery(useClient(), patient.id), enabled: isAsked });
  if (!isAsked) return null;
  if (isError) return <Notice variant="danger">Não foi possível carregar as anotações.</Notice>;
  const notes = shown === 'last' ? data?.slice(0, 1) : data;
  return (
    <section className="doc-section">
      <h2>Anotações</h2>
      <div className="grid gap-6">
        {notes?.map((note) => (
          <div key={note.id} className="grid gap-1.5">
            <h3>{[dayOfNote(note), note.titulo?.trim()].filter(Boolean).join(' · ')}</h3>
            {note.texto && <p className="whitespace-pre-line">{note.texto}</p>}
            {note.respostas
              .filter(({ resposta }) => resposta?.trim())
              .map(({ pergunta, resposta }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a question may be asked twice.
                <p key={index} className="whitespace-pre-line">
                  <strong>{pergunta}</strong> {resposta}
                </p>
              ))}
          </div>
        ))}
      </div>
      {notes?.length === 0 && <p>Nenhuma anotação.</p>}
    </section>
  );
}
