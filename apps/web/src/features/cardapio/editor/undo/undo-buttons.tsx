import { type PlanList, planParts } from '@alecrim/domain';
import { Redo2, Undo2 } from 'lucide-react';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import type { PlanContent } from '../../../../data/plan-content.ts';
import type { FormHistory } from '../../../../lib/form-history/form-history.ts';
import type { Step } from '../../../../lib/form-history/history.ts';
import type { Patch } from '../../../../lib/form-history/patches.ts';
import { isTyping } from '../../../../lib/is-typing.ts';
import { revealPlace } from '../../../../lib/reveal-field.ts';
import { useWindowEvent } from '../../../../lib/use-window-event.ts';
import { Button } from '../../../../ui/button.tsx';

export type PlanHistory = FormHistory<PlanContent>;

type UndoPress = 'undo' | 'redo';

const buttons = [
  { press: 'undo', label: 'Desfazer', Icon: Undo2, can: 'canUndo', key: 'Ctrl+Z', keys: 'Control+Z Meta+Z' },
  {
    press: 'redo',
    label: 'Refazer',
    Icon: Redo2,
    can: 'canRedo',
    key: 'Ctrl+Shift+Z',
    keys: 'Control+Shift+Z Control+Y Meta+Shift+Z',
  },
] as const;

interface UndoProps {
  history: PlanHistory;
  formRef: RefObject<HTMLFormElement | null>;
}

/** Undo and redo, also for fingers. They show the place that has changed, and say what it was. */
export function UndoButtons({ history, formRef }: UndoProps) {
  const state = useSyncExternalStore(history.subscribe, history.state);
  const [announcement, setAnnouncement] = useState('');
  function take(press: UndoPress, isByKey: boolean) {
    const restored = history[press]();
    if (!restored)
      return setAnnouncement(press === 'undo' ? 'Não há o que desfazer' : 'Não há o que refazer');
    const place = placeOf(restored.patches);
    // A button keeps the focus: on a phone a field would open the keyboard at each press.
    if (place) revealPlace(place.path, isByKey ? (place.caret ?? null) : undefined);
    setAnnouncement(`${press === 'undo' ? 'Desfeito' : 'Refeito'}: ${stepWords(restored.step)}`);
  }
  useUndoKeys({ history, formRef }, (press) => take(press, true));
  return (
    <div className="flex">
      {buttons.map(({ press, label, Icon, can, key, keys }) => (
        <Button
          icon={Icon}
          key={press}
          variant="ghost"
          size="icon"
          aria-label={label}
          title={`${label} (${key})`}
          aria-keyshortcuts={keys}
          aria-disabled={!state[can]}
          className="aria-disabled:opacity-40"
          onClick={() => take(press, false)}
        />
      ))}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}

/**
 * The keys and the menus of the browser undo and redo the steps of the whole form, so that there is one order. A field's own
 * undo knows only the text of that field, and not what tools have written into it.
 */
function useUndoKeys({ history, formRef }: UndoProps, onPress: (press: UndoPress) => void) {
  const take = (event: Event, press: UndoPress | undefined, isMeant: (target: Node) => boolean) => {
    if (!press || !(event.target instanceof Node) || !isMeant(event.target)) return;
    event.preventDefault();
    onPress(press);
  };
  const isInForm = (target: Node) => formRef.current?.contains(target) ?? false;
  // A busy page may get the next key before the end of a task is noticed.
  useWindowEvent('beforeinput', history.newTask, true);
  useWindowEvent('keydown', history.newTask, true);
  useWindowEvent('click', history.newTask, true);
  useWindowEvent('compositionstart', () => history.setComposing(true));
  useWindowEvent('compositionend', () => history.setComposing(false));
  // In the form, or nowhere. A dialog and a field beside the form have an undo of their own.
  useWindowEvent('keydown', (event) =>
    take(
      event,
      pressOf(event),
      (target) => isInForm(target) || (!isTyping(target) && !document.querySelector('[role*="dialog"]')),
    ),
  );
  // The undo of a menu, of a phone's keyboard or of shaking a phone.
  useWindowEvent('beforeinput', (event) =>
    take(event, ({ historyUndo: 'undo', historyRedo: 'redo' } as const)[event.inputType], isInForm),
  );
}

/** Ctrl+Z undoes; Ctrl+Shift+Z and Ctrl+Y redo. On a Mac Cmd stands for Ctrl. */
function pressOf(event: KeyboardEvent): UndoPress | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event;
  if (!(ctrlKey || metaKey) || altKey || isComposing) return undefined;
  const letter = key?.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

const fieldWords: Record<string, string> = {
  titulo: 'título',
  paciente_id: 'paciente',
  paciente_nome: 'paciente',
  observacoes_finais: 'observações finais',
  mostrar_numeros: 'calorias e macros no documento',
  permitir_trocas: 'trocas do paciente',
  meta: 'metas',
  leituras: 'cálculo dos itens',
  avisos_aceitos: 'avisos aceitos',
};

/** What a step did: its label, or the field in which it wrote, such as "texto da refeição 2". */
function stepWords({ label, patches }: Step): string {
  if (label !== '') return label.charAt(0).toLocaleLowerCase('pt-BR') + label.slice(1);
  const [list = '', index = 0] = (patches[0]?.path ?? '').split('.');
  if (!(list in planParts)) return fieldWords[list] ?? 'alteração';
  return `texto da ${planParts[list as PlanList].words.singular} ${Number(index) + 1}`;
}

/** Where the last of the patches that were just written can be seen: a field or a part. */
function placeOf(patches: readonly Patch[]): { path: string; caret?: number } | undefined {
  // Texts and parts before what has no field on the page, such as how a line is read.
  const patch = patches.find(({ path }) => !isOffPage.test(path)) ?? patches[0];
  if (patch?.kind === 'text') return { path: patch.path, caret: patch.at + patch.inserted.length };
  if (patch?.kind === 'move') return { path: `${patch.path}.${patch.to}` };
  if (patch?.kind !== 'splice') return patch;
  // A list of parts without the removed one shows the one before it.
  return { path: `${patch.path}.${patch.inserted.length > 0 ? patch.at : Math.max(0, patch.at - 1)}` };
}

const isOffPage = /^(leituras|avisos_aceitos|meta|paciente_id)\b/;
