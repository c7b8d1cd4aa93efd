import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DialogClose, OpenDialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/states.tsx';

interface ReadingDialogProps extends ComponentProps<typeof OpenDialog> {
  /** The numbers, beside the button that closes the dialog. */
  sum: string | undefined;
  /** Shown instead of the lines, if the worker did not answer. */
  failure: string | false;
  /** Undefined until the first answer of the worker. */
  lineCount: number | undefined;
  emptyText: string;
}

/** The dialog around lines that the worker has read. */
export function ReadingDialog(props: ReadingDialogProps) {
  const { sum, failure, lineCount, emptyText, children, ...dialog } = props;
  return (
    <OpenDialog
      {...dialog}
      className="sm:max-w-2xl"
      footer={
        <>
          <p role="status" className="text-sm text-muted sm:mr-auto sm:self-center">
            {sum}
          </p>
          <DialogClose asChild>
            <Button variant="outline">Fechar</Button>
          </DialogClose>
        </>
      }
    >
      {failure && <Notice variant="danger">{failure}</Notice>}
      {lineCount === undefined && !failure && <Skeleton className="h-24" />}
      {lineCount === 0 && <p className="text-muted">{emptyText}</p>}
      {children}
    </OpenDialog>
  );
}
