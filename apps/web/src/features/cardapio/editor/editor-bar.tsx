import { Keyboard } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { cn } from '../../../lib/cn.ts';
import { usePageFoot } from '../../../lib/page-foot.ts';
import { Button } from '../../../ui/button.tsx';
import { openKeyboardHelp } from '../../../ui/keyboard-help.tsx';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import type { EditSessionState } from '../../../unsaved/edit-session.ts';
import { SaveStatusText } from '../../../unsaved/save-status.tsx';
import { useNumbersChoice } from '../../numeros/numbers-choice.ts';
import { GuardContext } from '../../restricoes/guard-store.ts';
import { PanelButton } from '../patient-panel/panel-frame.tsx';

const DayBar = lazyPart(() => import('../../numeros/day-bar.tsx').then((m) => m.DayBar), { isQuiet: true });

const GuardBadge = lazyPart(() => import('../../restricoes/guard-badge.tsx').then((m) => m.GuardBadge), {
  isQuiet: true,
});

interface EditorBarProps {
  state: EditSessionState<unknown, unknown>;
  undo: ReactNode;
  onCancel: () => void;
}

/** The bar with the save button stays visible, also above a phone's keyboard. There it is one line: the text needs the room. */
export function EditorBar({ state, undo, onCancel }: EditorBarProps) {
  const bar = usePageFoot<HTMLDivElement>();
  const { isOn } = useNumbersChoice();
  const hasGuard = useContext(GuardContext) !== null;
  return (
    <div
      ref={bar}
      className="sticky bottom-(--keyboard,0px) z-20 -mx-4 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line bg-surface px-4 py-2.5 shadow-float in-data-keyboard:py-1 sm:-mx-6 sm:gap-x-4 sm:px-6 md:mx-0 md:rounded-card md:border md:px-5 md:py-3"
    >
      {isOn && (
        <div className="contents in-data-keyboard:hidden">
          <DayBar />
        </div>
      )}
      <p
        role="status"
        // A longer sentence has a line of its own where the bar is narrow.
        className={cn(
          'flex min-w-0 grow items-center gap-2 text-sm text-muted in-data-keyboard:max-h-10 in-data-keyboard:basis-0 in-data-keyboard:overflow-hidden',
          state.status === 'idle' && state.storedOn !== 'page' && 'basis-0 leading-tight',
        )}
      >
        <SaveStatusText {...state} />
      </p>
      <div className="flex items-center gap-2">
        {undo}
        <Button
          icon={Keyboard}
          variant="ghost"
          size="icon"
          aria-label="Atalhos do teclado"
          aria-keyshortcuts="?"
          className="max-lg:hidden pointer-coarse:hidden"
          onClick={openKeyboardHelp}
        />
        {hasGuard && <GuardBadge />}
        <PanelButton />
      </div>
      <div className="flex grow gap-3 sm:grow-0 in-data-keyboard:grow-0">
        <Button variant="outline" className="grow sm:grow-0 in-data-keyboard:hidden" onClick={onCancel}>
          Cancelar
        </Button>
        <Button
          type="submit"
          className="grow sm:grow-0"
          isBusy={state.status !== 'idle'}
          aria-keyshortcuts="Control+S Meta+S"
        >
          Salvar Cardápio
        </Button>
      </div>
    </div>
  );
}
