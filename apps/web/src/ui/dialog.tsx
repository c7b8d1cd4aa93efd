import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { isPhone } from '../lib/media.ts';
import { Button } from './button.tsx';
import { type OpenerProps, useOpener } from './opener.ts';

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

// Dialogs arrive with a movement and leave at once: one that is opened again while it still fades out would be
// covered by its own overlay. The overlay is a plain colour, because blurring a page is slow on a cheap phone.
export const overlayStyle = 'fixed inset-0 z-50 bg-ink/45 animate-in fade-in';

export const dialogStyle = [
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] w-full flex-col rounded-t-card bg-surface shadow-float outline-none',
  'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[88dvh] sm:w-[calc(100%-2rem)] sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
  'animate-in duration-200 fade-in slide-in-from-bottom-6 sm:slide-in-from-bottom-2',
];

interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'>, OpenerProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons that stay in sight while the body scrolls. */
  footer?: ReactNode;
  /** Without it the only ways out are those in the body. */
  hasClose?: boolean;
  /** The body is a text to be read: the keyboard must reach it to scroll. */
  isText?: boolean;
}

/** Fills the foot of a phone, floats in the middle of a desk. */
export function DialogContent(props: DialogContentProps) {
  const {
    title,
    description,
    footer,
    hasClose = true,
    isText,
    opener,
    home,
    className,
    children,
    ...rest
  } = props;
  const { remember, giveBack } = useOpener({ opener, home });
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayStyle} />
      <Radix.Content
        className={cn(dialogStyle, className)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
        onOpenAutoFocus={(event) => {
          remember();
          rest.onOpenAutoFocus?.(event);
          if (!event.defaultPrevented) focusFirstField(event);
        }}
        onCloseAutoFocus={(event) => {
          rest.onCloseAutoFocus?.(event);
          if (!event.defaultPrevented && giveBack()) event.preventDefault();
        }}
      >
        <header className="flex items-start justify-between gap-4 px-6 pt-6 pb-4">
          <div className="grid gap-1">
            <Radix.Title className="text-xl font-semibold tracking-tight">{title}</Radix.Title>
            {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
          </div>
          {hasClose && (
            <Radix.Close asChild>
              <Button look="ghost" size="icon" aria-label="Fechar" className="-mt-2 -mr-3">
                <X aria-hidden="true" />
              </Button>
            </Radix.Close>
          )}
        </header>
        {/* Firefox puts scrolling elements into the Tab order; only a text without fields needs that. */}
        <div tabIndex={isText ? 0 : -1} className="grow overflow-y-auto px-6 pb-6">
          {children}
        </div>
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** The first field, not the cross; on a phone the keyboard would cover half of the dialog. */
function focusFirstField(event: Event) {
  event.preventDefault();
  const content = event.currentTarget as HTMLElement;
  const field = isPhone() ? null : content.querySelector<HTMLElement>(FIELDS);
  (field ?? content).focus();
}

const FIELDS = ':is(input, textarea, select):not([readonly], [disabled], [tabindex="-1"], [type="file"])';

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col-reverse gap-3 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
      {children}
    </footer>
  );
}
