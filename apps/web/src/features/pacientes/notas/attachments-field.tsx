import type { Content } from '@alecrim/domain';
import { attachmentProblem, attachmentTypes, MOST_ATTACHMENTS } from '@alecrim/domain/pure';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { uploadAttachment } from '../../../data/attachments.ts';
import { useClient } from '../../../data/context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { noteLabels } from './note-labels.ts';

type Note = Pick<Content<'Consulta'>, 'anexos'>;

/** Files of the patient, such as laboratory results. A file is sent when it is picked; the note keeps it when it is saved. */
export function AttachmentsField() {
  const client = useClient();
  const { fields, append, remove } = useFieldArray<Note>({ name: 'anexos' });
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const sending = useMutation({
    mutationFn: (file: File) => {
      setProgress(0);
      return uploadAttachment(client, file, setProgress);
    },
    onSuccess: (attachment) => append(attachment, { shouldFocus: false }),
    onSettled: () => setProgress(null),
  });

  function pick(file: File) {
    const problem = attachmentProblem(file, fields.length);
    setRefusal(problem && `${file.name}: ${problem}`);
    sending.reset();
    if (!problem) sending.mutate(file);
  }

  const failure = refusal ?? (sending.error && `O arquivo não foi enviado. ${failureText(sending.error)}`);
  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded-control border border-line p-4">
      <legend className="px-1 text-sm font-medium">{noteLabels.anexos}</legend>
      <AttachmentList attachments={fields} onRemove={remove} />
      {failure && <Notice look="danger">{failure}</Notice>}
      {fields.length < MOST_ATTACHMENTS && (
        <FilePicker
          label="Anexar PDF ou imagem"
          accept={attachmentTypes.join(',')}
          progress={progress}
          onPick={pick}
          className="justify-items-start [&_[role=progressbar]]:w-full"
        />
      )}
      <p className="text-sm text-muted">
        Exames e fotos de até 10 MB. Ficam guardados como parte do prontuário e só você abre.
      </p>
    </fieldset>
  );
}
