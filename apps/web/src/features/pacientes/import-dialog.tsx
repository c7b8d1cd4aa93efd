import { counted, MAX_IMPORT_ROWS, wholeText } from '@alecrim/domain/pure';
import { Download } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { saveFile } from '../../data/files.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { OpenDialog } from '../../ui/dialog.tsx';
import { FilePicker, Progress } from '../../ui/file-picker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';
import { ImportPreview } from './import-preview.tsx';
import { type ImportProblem, usePatientImport } from './import-state.ts';
import { templateFile } from './patient-import.ts';

interface ImportDialogProps {
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

export function ImportDialog({ onClose, opener }: ImportDialogProps) {
  const toast = useToast();
  const failed = useFailureNotice();
  const isHere = useRef(true);
  // The answer may come when the dialog is closed.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const state = usePatientImport({
    onDone(count, leftOut) {
      toast({ title: counted(count, 'paciente importado', 'pacientes importados') });
      // With rows that were left out, the dialog stays and gives them back.
      if (leftOut === 0) onClose();
    },
    onFailed: (error) => isHere.current || failed('Nenhum paciente foi importado')(error),
  });
  const { file, problems, foreseen, known, progress, error, count, imported } = state;
  const inFile = state.patients.length;
  const isTooLong = count > MAX_IMPORT_ROWS;

  return (
    <OpenDialog
      onClose={onClose}
      title="Importar Pacientes"
      description="Traga sua lista de uma planilha ou de outro sistema, em um arquivo CSV."
      className="sm:max-w-3xl"
      opener={opener}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {imported === null ? 'Cancelar' : 'Fechar'}
          </Button>
          {imported === null && (
            <Button
              disabled={count === 0 || !state.hasNames || isTooLong}
              isBusy={state.isSending}
              onClick={state.send}
            >
              {count > 0 && !isTooLong ? `Importar ${counted(count, 'paciente', 'pacientes')}` : 'Importar'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <FilePicker
            label={file ? 'Escolher outro arquivo' : 'Escolher arquivo CSV'}
            accept=".csv,.txt,text/csv,text/plain"
            onPick={state.pick}
          />
          <Button
            icon={Download}
            variant="ghost"
            onClick={() => saveFile(templateFile(), 'modelo-pacientes.csv')}
          >
            Baixar modelo
          </Button>
        </div>
        {Boolean(error) && <Notice variant="danger">{failureText(error)}</Notice>}
        {problems.length > 0 && (
          <ImportProblems
            title={problemsTitle(imported, count)}
            problems={problems}
            onSave={() => saveFile(state.leftOut(), 'pacientes-nao-importados.csv')}
          />
        )}
        {file && imported === null && (
          <>
            <p role="status" className="text-sm">
              <strong>{file.name}</strong>: {counted(inFile, 'paciente', 'pacientes')}. Confira as primeiras
              linhas e o que cada coluna traz.
            </p>
            <ImportPreview
              header={file.rows[0]}
              patients={state.patients}
              columns={file.columns}
              problems={foreseen}
              known={known}
              onAssign={state.assign}
            />
            {known.size > 0 && (
              <Checkbox
                isOn={!state.keepsKnown}
                onChange={(isOn) => state.setKeepsKnown(!isOn)}
                className="font-medium"
              >
                Deixar de fora {counted(known.size, 'paciente já cadastrado', 'pacientes já cadastrados')}
              </Checkbox>
            )}
            {!state.hasNames && (
              <Notice variant="danger">
                Diga qual coluna traz o nome completo: sem ele nada é importado.
              </Notice>
            )}
            {isTooLong && (
              <Notice variant="danger">
                Importe no máximo {wholeText(MAX_IMPORT_ROWS)} linhas por vez: divida o arquivo em partes.
              </Notice>
            )}
          </>
        )}
        {progress !== null && (
          <div className="grid gap-2 text-sm text-muted">
            <Progress label="Importando pacientes" share={progress} />
            {progress < 1 ? 'Enviando o arquivo...' : 'Arquivo enviado. Gravando os pacientes...'}
          </div>
        )}
      </div>
    </OpenDialog>
  );
}

// A longer list would hide the buttons; other errors show on the next try.
const SHOWN = 20;

function problemsTitle(imported: number | null, count: number): string {
  if (imported !== null)
    return `${counted(imported, 'paciente importado', 'pacientes importados')}. Estas linhas ficaram de fora:`;
  return count > 0
    ? 'Estas linhas ficam de fora. As outras podem ser importadas:'
    : 'Nenhuma linha pode ser importada assim. Corrija o arquivo e envie de novo:';
}

interface ImportProblemsProps {
  title: string;
  problems: ImportProblem[];
  onSave: () => void;
}

/** The errors of the file, by line. */
function ImportProblems({ title, problems, onSave }: ImportProblemsProps) {
  const rest = problems.length - SHOWN;
  return (
    <Notice variant="danger">
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-1">
        {problems.slice(0, SHOWN).map(({ line, field, message }) => (
          <li key={`${line} ${field} ${message}`}>
            <strong>Linha {line}</strong>
            {field && ` · ${field}`}: {message}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>E mais {rest}.</p>}
      <Button icon={Download} variant="outline" size="sm" className="justify-self-start" onClick={onSave}>
        Baixar essas linhas com o motivo
      </Button>
    </Notice>
  );
}
