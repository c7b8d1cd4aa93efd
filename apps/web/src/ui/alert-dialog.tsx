import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
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

/** Asks before something happens. The focus starts on the harmless answer. */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen, onOpenChange, title, children, confirmLabel, cancelLabel = 'Cancelar' } = props;
  const { saveFocus, restoreFocus } = useFocusReturn(props);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          className={cn(dialogStyle, 'gap-5 p-6 sm:max-w-md')}
          {...(children ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={saveFocus}
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
            <Radix.Cancel asChild>
              <Button variant="outline">{cancelLabel}</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button
                variant={props.isDestructive ? 'danger' : 'primary'}
                onClick={(event) => {
                  if (props.staysOpen) event.preventDefault();
                  props.onConfirm();
                }}
              >
                {confirmLabel}
              </Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
