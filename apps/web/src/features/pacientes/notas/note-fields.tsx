import { DayField } from '../../../fields/day-field.tsx';
import { LongTextField, TextField } from '../../../fields/text-field.tsx';
import { AnswersField } from './answers-field.tsx';
import { AttachmentsField } from './attachments-field.tsx';
import { noteLabels } from './note-labels.ts';

/** The fields of a note: when it was, what was said, the anamnesis and the files. */
export function NoteFields() {
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <DayField name="data" label={`${noteLabels.data} *`} />
        <TextField
          name="titulo"
          label={noteLabels.titulo}
          placeholder="Ex.: Primeira consulta, retorno de 30 dias"
        />
      </div>
      <LongTextField
        name="texto"
        label={noteLabels.texto}
        style={{ minHeight: '10rem' }}
        placeholder="O que foi conversado, combinado e observado"
        hint="Só você lê. Nada daqui vai para o link do paciente."
      />
      <AnswersField />
      <AttachmentsField />
    </>
  );
}
