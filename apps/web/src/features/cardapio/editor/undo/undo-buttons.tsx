import { Redo2, Undo2 } from 'lucide-react';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import { revealPlace } from '../../../../lib/reveal-field.ts';
import { Button } from '../../../../ui/button.tsx';
import { placeOf, stepWords } from './step-words.ts';
import { type PlanHistory, type UndoPress, useUndoKeys } from './use-undo.ts';

interface UndoButtonsProps {
  history: PlanHistory;
  formRef: RefObject<HTMLFormElement | null>;
}

/** Undo and redo, also for fingers. They show the place that has changed, and say what it was. */
export function UndoButtons({ history, formRef }: UndoButtonsProps) {
  const { canUndo, canRedo } = useSyncExternalStore(history.subscribe, history.state);
  const [said, setSaid] = useState('');
  function press(which: UndoPress, isByKey = false) {
    const restored = which === 'undo' ? history.undo() : history.redo();
    if (!restored) {
      setSaid(which === 'undo' ? 'Não há o que desfazer' : 'Não há o que refazer');
      return;
    }
    const place = placeOf(restored.patches);
    // A button keeps the focus: on a phone a field would open the keyboard at each press.
    if (place) revealPlace(place.path, isByKey ? (place.caret ?? null) : undefined);
    setSaid(`${which === 'undo' ? 'Desfeito' : 'Refeito'}: ${stepWords(restored.step)}`);
  }
  useUndoKeys(formRef, history, (which) => press(which, true));
  return (
    <div className="flex">
      <Button
        look="ghost"
        size="icon"
        aria-label="Desfazer"
        title="Desfazer (Ctrl+Z)"
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!canUndo}
        className="aria-disabled:opacity-40"
        onClick={() => press('undo')}
      >
        <Undo2 aria-hidden="true" />
      </Button>
      <Button
        look="ghost"
        size="icon"
        aria-label="Refazer"
        title="Refazer (Ctrl+Shift+Z)"
        aria-keyshortcuts="Control+Shift+Z Control+Y Meta+Shift+Z"
        aria-disabled={!canRedo}
        className="aria-disabled:opacity-40"
        onClick={() => press('redo')}
      >
        <Redo2 aria-hidden="true" />
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
