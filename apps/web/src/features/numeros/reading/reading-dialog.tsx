import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/states.tsx';

interface ReadingDialogProps {
  title: string;
  description: string;
  /** The numbers, beside the button that closes the dialog. */
  sum: string | undefined;
  /** Shown instead of the lines, if the worker did not answer. */
  failure: string | false;
  /** Undefined until the first answer of the worker. */
  lineCount: number | undefined;
  emptyText: string;
  children: ReactNode;
  onClose: () => void;
  onCloseAutoFocus?: (event: Event) => void;
}

/** The dialog around lines that the worker has read. */
export function ReadingDialog(props: ReadingDialogProps) {
  const { failure, lineCount, onClose } = props;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={props.title}
        description={props.description}
        className="sm:max-w-2xl"
        onCloseAutoFocus={props.onCloseAutoFocus}
        footer={
          <>
            <p role="status" className="text-sm text-muted sm:mr-auto sm:self-center">
              {props.sum}
            </p>
            <DialogClose asChild>
              <Button look="outline">Fechar</Button>
            </DialogClose>
          </>
        }
      >
        {failure && <Notice look="danger">{failure}</Notice>}
        {lineCount === undefined && !failure && <Skeleton className="h-24" />}
        {lineCount === 0 && <p className="text-muted">{props.emptyText}</p>}
        {props.children}
      </DialogContent>
    </Dialog>
  );
}
