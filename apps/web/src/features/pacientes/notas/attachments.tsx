import type { Content } from '@alecrim/domain';
import { attachmentProblem, attachmentTypes, MOST_ATTACHMENTS, sizeText } from '@alecrim/domain/pure';
import { useMutation } from '@tanstack/react-query';
import { FileText, Image, X } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useClient } from '../../../data/context.ts';
import { type Attachment, attachmentAddress, uploadAttachment } from '../../../data/files.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFailureNotice } from '../../../ui/toast.tsx';
import { useSaveHold } from '../../records/save-hold.ts';
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

  useSaveHold(sending.isPending);

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
      {failure && <Notice variant="danger">{failure}</Notice>}
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

interface AttachmentListProps {
  attachments: readonly Attachment[];
  /** Absent where the files can only be opened. */
  onRemove?: (index: number) => void;
}

/** The files of a note. Each opens by a link that is made at that moment. */
export function AttachmentList({ attachments, onRemove }: AttachmentListProps) {
  const client = useClient();
  const failed = useFailureNotice();
  const opening = useMutation({
    mutationFn: (attachment: Attachment) => attachmentAddress(client, attachment),
    onSuccess: (address, attachment) => follow(address, attachment),
    onError: failed('Não foi possível abrir o arquivo'),
  });
  if (attachments.length === 0) return null;
  return (
    <ul aria-label="Anexos" className="grid grid-cols-1 gap-2">
      {attachments.map((attachment, index) => {
        const Icon = isPicture(attachment) ? Image : FileText;
        return (
          <li key={`${attachment.arquivo}${attachment.nome}`} className="flex items-center gap-2">
            <Button
              icon={Icon}
              variant="outline"
              size="sm"
              className="max-w-full min-w-0 shrink justify-start"
              isBusy={opening.isPending && opening.variables === attachment}
              onClick={() => opening.mutate(attachment)}
            >
              <span className="truncate">{attachment.nome}</span>
              <span className="shrink-0 font-normal text-muted">{sizeText(attachment.bytes ?? 0)}</span>
            </Button>
            {onRemove && (
              <Button
                icon={X}
                variant="ghost"
                size="sm"
                className="px-2 hover:bg-danger-soft hover:text-danger"
                aria-label={`Tirar ${attachment.nome}`}
                onClick={() => onRemove(index)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const isPicture = ({ tipo }: Attachment) => tipo?.startsWith('image/') ?? false;

/** A picture opens in a tab of its own; the server sends any other file as a download. */
function follow(address: string, attachment: Attachment) {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener noreferrer';
  if (isPicture(attachment)) link.target = '_blank';
  link.click();
}
