import { X } from 'lucide-react';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { cn } from '../lib/cn.ts';
import { failureText } from '../lib/failure-text.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { Button } from './button.tsx';
import { createToastStore, type Toast, type ToastStore } from './toast-store.ts';

// Long enough to read two lines; an offer to undo needs longer to be reached.
const SHOWN_FOR = 6_000;
const SHOWN_FOR_WITH_ACTION = 12_000;

const ToastContext = createContext<ToastStore | null>(null);

export function useToast(): ToastStore['show'] {
  return useToastStore().show;
}

/** A notice whose offer belongs to this page: it closes when the page is left. */
export function useOffer(): ToastStore['show'] {
  const { show, dismiss } = useToastStore();
  const shown = useRef(new Set<number>());
  useEffect(() => {
    const offers = shown.current;
    return () => offers.forEach(dismiss);
  }, [dismiss]);
  return useCallback(
    (message) => {
      const id = show(message);
      shown.current.add(id);
      return id;
    },
    [show],
  );
}

function useToastStore(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it');
  return store;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  return (
    <ToastContext value={store}>
      {children}
      <ToastList store={store} />
    </ToastContext>
  );
}

function ToastList({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.toasts);
  const open = toasts.filter((toast) => toast.isOpen);
  const { list, onKeyDown } = useToastKeys(open.length);
  return (
    // The region is always on the page: screen readers announce new text in a region, not a new region.
    <section
      ref={list}
      tabIndex={-1}
      aria-label="Avisos"
      aria-keyshortcuts="F8"
      aria-live="polite"
      onKeyDown={onKeyDown}
      className="pointer-events-none fixed right-(--scrollbar,0px) bottom-(--page-foot,0px) left-0 z-70 flex max-h-dvh flex-col-reverse gap-2 overflow-y-auto p-4 sm:left-auto sm:w-104 print:hidden"
    >
      {open.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismiss={store.dismiss} />
      ))}
    </section>
  );
}

/** F8 moves the focus to the notices, as in other programs. Escape, or closing the last notice, moves it back. */
function useToastKeys(count: number) {
  const list = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);

  // The key works wherever the focus is.
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'F8' || !list.current?.firstElementChild) return;
    event.preventDefault();
    before.current ??= document.activeElement;
    (list.current.querySelector<HTMLElement>('button, a') ?? list.current).focus();
  });

  const goBack = useCallback(() => {
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  }, []);

  // Closing a notice removes the button that had the focus.
  useEffect(() => {
    if (count === 0 && before.current && document.activeElement === document.body) goBack();
  }, [count, goBack]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    goBack();
  };
  return { list, onKeyDown };
}

/** Whether the window has the focus: a notice closes by itself only then. */
function useIsWindowActive(): boolean {
  const [isWindowActive, setWindowActive] = useState(() => !document.hidden);
  useWindowEvent('focus', () => setWindowActive(!document.hidden));
  useWindowEvent('blur', () => setWindowActive(false));
  useEffect(() => {
    const onChange = () => setWindowActive(!document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isWindowActive;
}

function ToastCard({ toast, dismiss }: { toast: Toast; dismiss: ToastStore['dismiss'] }) {
  const [isPaused, setPaused] = useState(false);
  const isDestructive = toast.variant === 'destructive';
  const { id, action } = toast;
  const duration = action ? SHOWN_FOR_WITH_ACTION : SHOWN_FOR;

  const isWindowActive = useIsWindowActive();
  // The timer is outside React; it stops while the pointer or the focus is on the toast, and while the window is in the background.
  useEffect(() => {
    if (isPaused || !isWindowActive) return;
    const timer = setTimeout(() => dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [isPaused, isWindowActive, duration, dismiss, id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause its timer.
    <div
      role={isDestructive ? 'alert' : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={cn(
        'pointer-events-auto flex animate-in items-start gap-3 rounded-control border bg-surface py-3 pr-2 pl-4 shadow-float duration-200 fade-in slide-in-from-bottom-3',
        isDestructive ? 'border-danger/40 bg-danger-soft text-danger' : 'border-line',
      )}
    >
      <div className="grid grow gap-0.5 py-1 text-sm">
        {toast.title && <p className="font-semibold">{toast.title}</p>}
        {toast.description && <p className={isDestructive ? '' : 'text-muted'}>{toast.description}</p>}
      </div>
      {action && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            action.onPress();
            dismiss(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        icon={X}
        variant="ghost"
        size="sm"
        className="px-2"
        aria-label="Fechar aviso"
        onClick={() => dismiss(id)}
      />
    </div>
  );
}

/** Shows the notice of a failure: its title, the reason and, with `retry`, a button. */
export function useFailureNotice() {
  const toast = useToast();
  return useCallback(
    (title: string, retry?: () => void) => (error: unknown) =>
      void toast({
        title,
        description: failureText(error),
        variant: 'destructive',
        action: retry && { label: 'Tentar de novo', onPress: retry },
      }),
    [toast],
  );
}
