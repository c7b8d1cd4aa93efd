import { pacienteLabels } from '@alecrim/domain/pure';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useClient } from '../../data/context.ts';
import { knownPatientsQuery } from '../../data/patient-queries.ts';
import { type CsvRow, csvRows, fileText } from './csv-table.ts';
import {
  columnsOf,
  importFile,
  knownLines,
  leftOutFile,
  type PatientField,
  type PatientRow,
  patientRows,
  rowProblems,
} from './patient-import.ts';

export interface ImportProblem {
  line: number;
  field: string | null;
  message: string;
}

// The rules are the same here and on the server, so it refuses little that was not foreseen.
const MOST_TRIES = 5;

interface Refusal {
  line: number;
  column: string | null;
  message: string;
}

/** The server counts the rows that were sent, a person those of the file. */
const problemOf = ({ line, column, message }: Refusal, sent: readonly PatientRow[]): ImportProblem => ({
  line: sent[line - 1]?.line ?? line,
  field: column && column in pacienteLabels ? pacienteLabels[column as PatientField] : column,
  message,
});

function reasonsOf(problems: readonly ImportProblem[]): Map<number, string> {
  const reasons = new Map<number, string>();
  for (const { line, field, message } of problems) {
    const reason = field ? `${field}: ${message}` : message;
    reasons.set(line, reasons.has(line) ? `${reasons.get(line)} ${reason}` : reason);
  }
  return reasons;
}

interface ChosenFile {
  name: string;
  rows: CsvRow[];
  columns: (PatientField | null)[];
}

interface ImportCallbacks {
  /** `leftOut`: how many rows of the file were not imported because of an error. */
  onDone: (count: number, leftOut: number) => void;
  /** Also after the dialog was closed. */
  onFailed: (error: unknown) => void;
}

/** From a chosen file, through its preview, to the server's answer. */
export function usePatientImport({ onDone, onFailed }: ImportCallbacks) {
  const client = useClient();
  const queries = useQueryClient();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [refused, setRefused] = useState<ImportProblem[]>([]);
  const [imported, setImported] = useState<number | null>(null);
  const [keepsKnown, setKeepsKnown] = useState(false);

  const { data: everybody } = useQuery({ ...knownPatientsQuery(client), enabled: file !== null });
  const patients = useMemo(() => (file ? patientRows(file.rows, file.columns) : []), [file]);
  const known = useMemo(() => knownLines(patients, everybody ?? []), [patients, everybody]);
  const wanted = useMemo(
    () => (keepsKnown ? patients : patients.filter(({ line }) => !known.has(line))),
    [keepsKnown, patients, known],
  );
  const hasNames = file?.columns.includes('nome') ?? false;
  // Without a column of names every row would have the same error.
  const foreseen = useMemo(() => (hasNames ? rowProblems(wanted) : []), [hasNames, wanted]);
  const good = useMemo(() => {
    const bad = new Set([...foreseen, ...refused].map(({ line }) => line));
    return bad.size === 0 ? wanted : wanted.filter(({ line }) => !bad.has(line));
  }, [wanted, foreseen, refused]);
  const problems = useMemo(
    () => [...foreseen.map((found) => ({ ...found, field: pacienteLabels[found.field] })), ...refused],
    [foreseen, refused],
  );

  const reading = useMutation({
    mutationFn: async (picked: File) => {
      const rows = csvRows(await fileText(picked));
      if (rows.length < 2)
        throw new Error('O arquivo não tem nenhum paciente: só a primeira linha, ou nem ela.');
      return { name: picked.name, rows, columns: columnsOf(rows[0]?.cells ?? []) };
    },
    onMutate: () => {
      setRefused([]);
      setImported(null);
    },
    onSuccess: setFile,
    onError: () => setFile(null),
  });

  const sending = useMutation({
    mutationFn: async (sent: readonly PatientRow[]) => {
      setRefused([]);
      setProgress(0);
      let rows = sent;
      const refusals: ImportProblem[] = [];
      // The server takes all rows of a request or none: those that it refuses are left out of the next one.
      for (let tries = 0; tries < MOST_TRIES && rows.length > 0; tries++) {
        const result = await client.entities.Paciente.importEntities(importFile(rows), {
          onProgress: setProgress,
        });
        if (result.status === 'success') return { count: result.output.length, refusals };
        if (!result.errors?.length) throw new Error(result.details);
        refusals.push(...result.errors.map((error) => problemOf(error, rows)));
        const bad = new Set(refusals.map(({ line }) => line));
        rows = rows.filter(({ line }) => !bad.has(line));
      }
      return { count: 0, refusals };
    },
    onSuccess: ({ count, refusals }) => {
      setRefused(refusals);
      if (count === 0) return onFailed(new Error('Corrija o arquivo e envie de novo.'));
      void queries.invalidateQueries({ queryKey: ['Paciente'] });
      setImported(count);
      onDone(count, new Set([...foreseen, ...refusals].map(({ line }) => line)).size);
    },
    onError: onFailed,
    onSettled: () => setProgress(null),
  });

  return {
    file,
    problems,
    progress,
    error: reading.error ?? sending.error,
    isSending: sending.isPending,
    hasNames,
    patients,
    /** The lines of patients who are in the list already, and whether they come a second time. */
    known,
    keepsKnown,
    setKeepsKnown,
    /** How many would be sent. Rows with an error are left out. */
    count: good.length,
    foreseen,
    /** How many were imported, once they are. */
    imported,
    /** The rows that are left out, each with its errors. */
    leftOut: () => leftOutFile(file?.rows ?? [], reasonsOf(problems)),
    pick: (picked: File) => {
      sending.reset();
      reading.mutate(picked);
    },
    /** A column holds one field, and a field is taken by one column. */
    assign(column: number, field: PatientField | null) {
      if (!file) return;
      const columns = file.columns.map((taken, i) => (i === column ? field : taken === field ? null : taken));
      setFile({ ...file, columns });
    },
    send: () => sending.mutate(good),
  };
}
