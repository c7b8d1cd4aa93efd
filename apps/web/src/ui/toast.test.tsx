import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToast } from './toast.tsx';
import type { ToastMessage } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Trigger({ message }: { message: ToastMessage }) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast(message)}>
      avisar
    </button>
  );
}

function show(message: ToastMessage, times = 1) {
  render(
    <ToastProvider>
      <Trigger message={message} />
    </ToastProvider>,
  );
  for (let n = 0; n < times; n++) fireEvent.click(screen.getByText('avisar'));
}

const toasts = () => [...screen.getByRole('region', { name: 'Avisos' }).children];

test('the live region exists before the first toast', () => {
  show({ title: 'Salvo' }, 0);
  expect(screen.getByRole('region', { name: 'Avisos' })).toHaveAttribute('aria-live', 'polite');
});

test('a toast shows its title and description, and closes by itself', () => {
  show({ title: 'Salvo', description: 'O paciente foi salvo' });
  expect(toasts()[0]).toHaveTextContent('SalvoO paciente foi salvo');
  act(() => void vi.advanceTimersByTime(6_000));
  expect(toasts()).toHaveLength(0);
});

test('a destructive toast interrupts the screen reader', () => {
  show({ title: 'Falhou', variant: 'destructive' });
  expect(screen.getByRole('alert')).toHaveTextContent('Falhou');
});

test('the action of a toast runs once and closes the toast', () => {
  const onPress = vi.fn();
  show({ title: 'Excluído', action: { label: 'Desfazer', onPress } });
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Excluído')).toBeNull();
});

test('a toast stays open while the pointer or the focus is on it', () => {
  show({ title: 'Salvo' });
  fireEvent.pointerEnter(toasts()[0]!);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(toasts()).toHaveLength(1);
  fireEvent.pointerLeave(toasts()[0]!);
  act(() => void vi.advanceTimersByTime(6_000));
  expect(toasts()).toHaveLength(0);
});

test('closing one toast does not restart the timers of the others', () => {
  show({ title: 'Salvo' });
  act(() => void vi.advanceTimersByTime(5_000));
  fireEvent.click(screen.getByText('avisar'));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(toasts()).toHaveLength(1);
});

test('at most twenty toasts are shown', () => {
  show({ title: 'Salvo' }, 25);
  expect(toasts()).toHaveLength(20);
});

test('F8 leads to a notice and Escape back to where the person was', () => {
  show({ title: 'Excluído', action: { label: 'Desfazer', onPress() {} } });
  const here = screen.getByText('avisar');
  here.focus();
  fireEvent.keyDown(here, { key: 'F8' });
  expect(screen.getByRole('button', { name: 'Desfazer' })).toHaveFocus();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Desfazer' }), { key: 'Escape' });
  expect(here).toHaveFocus();
});

test('after the last notice is closed by keyboard, the focus is where it was before', () => {
  show({ title: 'Salvo' });
  const here = screen.getByText('avisar');
  here.focus();
  fireEvent.keyDown(here, { key: 'F8' });
  fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  expect(here).toHaveFocus();
});

test('a notice waits while the window is not looked at', () => {
  show({ title: 'Salvo' });
  fireEvent.blur(window);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(toasts()).toHaveLength(1);
  fireEvent.focus(window);
  act(() => void vi.advanceTimersByTime(6_000));
  expect(toasts()).toHaveLength(0);
});
