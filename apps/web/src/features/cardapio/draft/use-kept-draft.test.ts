import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blankContent, type PlanContent } from '../../../data/plan-content.ts';
import { draftStore } from './draft-store.ts';
import { useKeptDraft } from './use-kept-draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('token', 'um-token');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function anEditor() {
  const store = draftStore('ana', undefined);
  const element = { current: document.createElement('form') };
  const origin = { content: blankContent, idempotencyKey: 'chave' };
  const { result, unmount } = renderHook(() => {
    const form = useForm<PlanContent>({ defaultValues: blankContent });
    return { form, ...useKeptDraft(form, { store, editor: 'aba', origin, element }) };
  });
  return {
    unmount,
    forget: () => result.current.forget(),
    type(titulo: string) {
      result.current.form.setValue('titulo', titulo);
      element.current.dispatchEvent(new Event('input'));
    },
    kept: () => store.all()[0]?.content.titulo,
  };
}

test('R10: at no moment of writing is a draft older than 2 s, however fast the keys come', () => {
  const { type, kept } = anEditor();
  const every = 100;
  for (let key = 1; key <= 60; key++) {
    type(String(key));
    vi.advanceTimersByTime(every);
    const unkept = key - Number(kept() ?? 0);
    expect(unkept * every).toBeLessThanOrEqual(2_000);
  }
});

test('R10: what was typed last is kept when the page is hidden, closed or left', () => {
  for (const happens of [
    () => window.dispatchEvent(new Event('pagehide')),
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ]) {
    const { type, kept, unmount } = anEditor();
    type('meia frase');
    happens();
    expect(kept()).toBe('meia frase');
    unmount();
    localStorage.removeItem('alecrim:rascunho:ana:novo');
  }
  const left = anEditor();
  left.type('meia frase');
  left.unmount();
  expect(left.kept()).toBe('meia frase');
});

test('what is taken back, or saved, leaves no draft', () => {
  const { type, kept, forget } = anEditor();
  type('Plano');
  vi.advanceTimersByTime(2_000);
  expect(kept()).toBe('Plano');
  type('');
  vi.advanceTimersByTime(2_000);
  expect(kept()).toBeUndefined();
  type('Plano');
  forget();
  vi.advanceTimersByTime(2_000);
  expect(kept()).toBeUndefined();
});
