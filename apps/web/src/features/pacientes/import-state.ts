import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useClient } from '../../data/context.ts';
import { knownPatientsQuery } from '../../data/patient-queries.ts';
import { pacienteLabels } from '../../fields/paciente-labels.ts';
import { type CsvRow, csvRows, fileText } from './csv-table.ts';
import {
  columnsOf,
  importFile,
  knownLines,
  type PatientField,
  type PatientRow,
  patientRows,
  rowProblems,
} from './patient-import.ts';
// The most rows that the server accepts in one import (T29).
export const MAX_ROWS = 5_000;

export interface ImportProblem {
  line: number;
  field: string | null;
  message: string;
}

interface ChosenFile {
  name: string;
  rows: CsvRow[];
  columns: (PatientField | null)[];
}

interface ImportCallbacks {
  onDone: (count: number) => void;
  /** Also after the dialog was closed. */
  onFailed: (error: unknown) => void;
}

/** From a chosen file, through its preview, to the server's answer. */
export function usePatientImport({ onDone, onFailed }: ImportCallbacks) {
  const client = useClient();
  const queries = useQueryClient();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problems, setProblems] = useState<ImportProblem[]>([]);
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

  const reading = useMutation({
    mutationFn: async (picked: File) => {
      const rows = csvRows(await fileText(picked));
      if (rows.length < 2)
        throw new Error('O arquivo não tem nenhum paciente: só a primeira linha, ou nem ela.');
      return { name: picked.name, rows, columns: columnsOf(rows[0]?.cells ?? []) };
    },
    onMutate: () => setProblems([]),
    onSuccess: setFile,
    onError: () => setFile(null),
  });

  const sending = useMutation({
    mutationFn: async (sent: readonly PatientRow[]) => {
      setProblems([]);
      setProgress(0);
      const result = await client.entities.Paciente.importEntities(importFile(sent), {
        onProgress: setProgress,
      });
      if (result.status === 'success') return result.output.length;
      setProblems(
        (result.errors ?? []).map(({ line, column, message }) => ({
          line: sent[line - 1]?.line ?? line,
          field: column && column in pacienteLabels ? pacienteLabels[column as PatientField] : column,
          message,
        })),
      );
      if (result.errors?.length) return 0;
      throw new Error(result.details);
    },
    onSuccess: (count) => {
      if (count === 0) return onFailed(new Error('Corrija o arquivo e envie de novo.'));
      void queries.invalidateQueries({ queryKey: ['Paciente'] });
      onDone(count);
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
    /** How many would be sent, and what the server would refuse of them. */
    count: wanted.length,
    foreseen,
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
    send: () => sending.mutate(wanted),
  };
}
