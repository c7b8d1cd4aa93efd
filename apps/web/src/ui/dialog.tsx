import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { isPhone } from '../lib/media.ts';
import { Button } from './button.tsx';

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

// A dialog arrives with a movement and leaves at once: if it faded out and was opened again meanwhile, its own overlay
// would cover it.
export const dialogStyle = [
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] w-full flex-col rounded-t-card bg-surface shadow-float outline-none',
  'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[88dvh] sm:w-[calc(100%-2rem)] sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card',
  'animate-in duration-200 fade-in slide-in-from-bottom-6 sm:slide-in-from-bottom-2',
];

interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'>, FocusReturnProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons that stay visible while the body scrolls. */
  footer?: ReactNode;
  /** Only the body can close the dialog: no cross, no Escape, no click outside. */
  isPinned?: boolean;
  /** The body is a text to be read: the keyboard must reach it to scroll. */
  isText?: boolean;
}

/** At the bottom of a phone screen, in the middle of a larger one. */
export function DialogContent(props: DialogContentProps) {
  const { title, description, footer, isPinned, isText, opener, home, className, children, ...rest } = props;
  const { saveFocus, restoreFocus } = useFocusReturn({ opener, home });
  return (
    <Radix.Portal>
      <Overlay />
      <Radix.Content
        className={cn(dialogStyle, className)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        onEscapeKeyDown={isPinned ? preventDefault : undefined}
        onInteractOutside={isPinned ? preventDefault : undefined}
        {...rest}
        onOpenAutoFocus={(event) => {
          saveFocus();
          rest.onOpenAutoFocus?.(event);
          if (!event.defaultPrevented) focusFirstField(event);
        }}
        onCloseAutoFocus={(event) => {
          rest.onCloseAutoFocus?.(event);
          if (!event.defaultPrevented && restoreFocus()) event.preventDefault();
        }}
      >
        <header className="flex items-start justify-between gap-4 px-6 pt-6 pb-4">
          <div className="grid gap-1">
            <Radix.Title className="text-xl font-semibold tracking-tight">{title}</Radix.Title>
            {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
          </div>
          {!isPinned && (
            <Radix.Close asChild>
              <Button icon={X} variant="ghost" size="icon" aria-label="Fechar" className="-mt-2 -mr-3" />
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

/** A dialog that is open as long as it is on the page. */
export const OpenDialog = ({ onClose, ...content }: DialogContentProps & { onClose: () => void }) => (
  <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <DialogContent {...content} />
  </Dialog>
);

const preventDefault = (event: Event) => event.preventDefault();

/** The first field, not the cross; on a phone the keyboard would cover half of the dialog. */
function focusFirstField(event: Event) {
  event.preventDefault();
  const content = event.currentTarget as HTMLElement;
  const field = isPhone() ? null : content.querySelector<HTMLElement>(FIELDS);
  (field ?? content).focus();
}

const FIELDS = ':is(input, textarea, select):not([readonly], [disabled], [tabindex="-1"], [type="file"])';

function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col-reverse gap-3 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
      {children}
    </footer>
  );
}

export const Sheet = Radix.Root;

const sides = {
  left: 'left-0 slide-in-from-left',
  right: 'right-0 slide-in-from-right',
};

interface SheetContentProps extends ComponentProps<typeof Radix.Content>, FocusReturnProps {
  /** Announced by screen readers when the sheet opens. */
  label: string;
  side?: keyof typeof sides;
}

/** A panel that slides in from the side, over the page. */
export function SheetContent(props: SheetContentProps) {
  const { label, side = 'left', opener, home, className, children, ...rest } = props;
  const { saveFocus, restoreFocus } = useFocusReturn({ opener, home });
  return (
    <Radix.Portal>
      <Overlay />
      <Radix.Content
        aria-describedby={undefined}
        className={cn(
          'fixed inset-y-0 z-50 flex max-w-[90vw] flex-col bg-surface shadow-float outline-none',
          'animate-in duration-200',
          sides[side],
          className,
        )}
        onOpenAutoFocus={saveFocus}
        onCloseAutoFocus={(event) => restoreFocus() && event.preventDefault()}
        {...rest}
      >
        <Radix.Title className="sr-only">{label}</Radix.Title>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

export interface FocusReturnProps {
  /** Gets the focus instead of the opener: the button of a closed menu, or the list of a deleted card. */
  opener?: RefObject<HTMLElement | null>;
  /** Gets the focus when the opener is gone; by default the page. */
  home?: RefObject<HTMLElement | null>;
}

/**
 * After a dialog the focus returns to the element that had it. Dialogs do this by themselves only for their own
 * trigger, and most dialogs here have none.
 */
export function useFocusReturn({ opener, home }: FocusReturnProps) {
  const before = useRef<Element | null>(null);
  return {
    /** Before the dialog takes the focus. */
    saveFocus() {
      before.current = document.activeElement;
    },
    /** Returns whether an element got the focus. */
    restoreFocus(): boolean {
      const element = opener?.current ?? before.current;
      const hadFocus = element instanceof HTMLElement && element !== document.body;
      if (hadFocus && element.isConnected) {
        element.focus({ preventScroll: true });
        return true;
      }
      const nearest = home?.current ?? (hadFocus ? document.querySelector('main') : null);
      // Unless another element has the focus by now.
      if (document.activeElement === document.body) nearest?.focus({ preventScroll: true });
      return nearest !== null;
    },
  };
}

/**
 * Covers the page behind a dialog and locks its scroll position. Radix's own overlay locks the page with a <style> element,
 * which our Content-Security-Policy forbids.
 */
export function Overlay(props: ComponentProps<'div'>) {
  // The page's scroll position belongs to the document, outside React.
  useEffect(lockPage, []);
  // A plain colour, because blurring a page is slow on a cheap phone.
  return (
    <div {...props} className="pointer-events-auto fixed inset-0 z-50 bg-[#0a110d]/50 animate-in fade-in" />
  );
}

let locks = 0;

// Hides the scrollbar and keeps the width of the page, so that an overlay reaches the edge and nothing moves.
function lockPage() {
  locks += 1;
  const { body, documentElement: root } = document;
  if (locks === 1) {
    // Not clientWidth: it does not include the space that is reserved for a hidden scrollbar.
    const scrollbar = `${window.innerWidth - root.getBoundingClientRect().width}px`;
    root.style.scrollbarGutter = 'auto';
    root.style.setProperty('--scrollbar', scrollbar);
    body.style.paddingRight = scrollbar;
    body.style.overflow = 'hidden';
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    for (const name of ['scrollbar-gutter', '--scrollbar']) root.style.removeProperty(name);
    for (const name of ['padding-right', 'overflow']) body.style.removeProperty(name);
  };
}
