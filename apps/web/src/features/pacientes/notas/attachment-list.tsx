import { sizeText } from '@alecrim/domain/pure';
import { useMutation } from '@tanstack/react-query';
import { FileText, Image, X } from 'lucide-react';
import { type Attachment, attachmentAddress } from '../../../data/attachments.ts';
import { useClient } from '../../../data/context.ts';
import { Button } from '../../../ui/button.tsx';
import { useFailureNotice } from '../../../ui/toast.tsx';

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
              look="outline"
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
                look="ghost"
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
