import type { ReactNode } from 'react';
import { createListeners } from '../lib/listeners.ts';

interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastMessage {
  title?: ReactNode;
  description?: ReactNode;
  action?: ToastAction;
  variant?: 'default' | 'destructive';
}

export interface Toast extends ToastMessage {
  id: number;
  isOpen: boolean;
}

// At most 20 toasts; a dismissed toast leaves the list after 1,000,000 ms (P11).
const MAX_TOASTS = 20;
const REMOVAL_DELAY = 1_000_000;

/** The list of toasts, newest first. A dismissed toast closes at once and leaves the list later. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const { notify, subscribe } = createListeners();
  const removals = new Map<number, ReturnType<typeof setTimeout>>();

  function change(next: readonly Toast[]) {
    toasts = next;
    notify();
  }

  function dismiss(id: number) {
    if (removals.has(id)) return;
    removals.set(
      id,
      setTimeout(() => remove(id), REMOVAL_DELAY),
    );
    change(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  }

  function remove(id: number) {
    removals.delete(id);
    change(toasts.filter((toast) => toast.id !== id));
  }

  return {
    toasts: () => toasts,
    subscribe,
    show(message: ToastMessage): number {
      lastId += 1;
      change([{ ...message, id: lastId, isOpen: true }, ...toasts].slice(0, MAX_TOASTS));
      return lastId;
    },
    dismiss,
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
