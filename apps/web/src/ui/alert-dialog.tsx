import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { Button } from './button.tsx';
import { dialogStyle, type FocusReturnProps, Overlay, useFocusReturn } from './dialog.tsx';

interface AlertDialogProps extends FocusReturnProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The action is hard to undo. */
  isDestructive?: boolean;
  /** The caller closes it; by default the confirmation does. */
  staysOpen?: boolean;
  onConfirm: () => void;
}

/**
 * Asks before something happens. The focus starts on the harmless answer. Not Radix's AlertDialog: that brings the code of an overlay
 * which locks the page by a <style> element.
 */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen, onOpenChange, title, children, confirmLabel, cancelLabel = 'Cancelar' } = props;
  const { saveFocus, restoreFocus } = useFocusReturn(props);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          className={cn(dialogStyle, 'gap-5 p-6 sm:max-w-md')}
          {...(children ? {} : { 'aria-describedby': undefined })}
          role="alertdialog"
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            saveFocus();
            event.preventDefault();
            cancel.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => restoreFocus() && event.preventDefault()}
        >
          <div className="grid gap-2">
            <Radix.Title className="text-lg font-semibold tracking-tight">{title}</Radix.Title>
            {children && (
              <Radix.Description asChild>
                <div className="text-muted">{children}</div>
              </Radix.Description>
            )}
          </div>
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Radix.Close asChild>
              <Button ref={cancel} variant="outline">
                {cancelLabel}
              </Button>
            </Radix.Close>
            <Radix.Close asChild>
              <Button
                variant={props.isDestructive ? 'danger' : 'primary'}
                onClick={(event) => {
                  if (props.staysOpen) event.preventDefault();
                  props.onConfirm();
                }}
              >
                {confirmLabel}
              </Button>
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
