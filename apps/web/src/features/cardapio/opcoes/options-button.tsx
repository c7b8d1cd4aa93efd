import type { Stored } from '@alecrim/domain';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PaperChoice } from '../../../data/files.ts';
import { useOpenOnArrival } from '../../../lib/arrival.ts';
import { paths } from '../../../lib/paths.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { ToolbarButton } from '../share/toolbar-button.tsx';
import type { PlanDialog } from './options-sheet.tsx';

const OptionsSheet = lazyDialog(() => import('./options-sheet.tsx').then((m) => m.OptionsSheet));
const ShoppingDialog = lazyDialog(() =>
  import('../compras/shopping-dialog.tsx').then((m) => m.ShoppingDialog),
);
const PlanHistory = lazyDialog(() => import('../history/plan-history.tsx').then((m) => m.PlanHistory));
const SaveAsTemplate = lazyDialog(() =>
  import('../modelos/save-as-template.tsx').then((m) => m.SaveAsTemplate),
);
const DuplicateFor = lazyDialog(() => import('../duplicate/duplicate-for.tsx').then((m) => m.DuplicateFor));
const RemoveCardapio = lazyDialog(() =>
  import('../dashboard/remove-cardapio.tsx').then((m) => m.RemoveCardapio),
);

interface OptionsButtonProps {
  plan: Stored<'Cardapio'>;
  paper: PaperChoice;
  isBelow: boolean;
  onPaper: (paper: PaperChoice) => void;
}

/** All that a plan's page offers besides its row of actions, in one place. */
export function OptionsButton({ plan, paper, onPaper, isBelow }: OptionsButtonProps) {
  const [shown, setShown] = useState<'options' | PlanDialog | null>(null);
  useOpenOnArrival('link', () => setShown('options'));
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const dialog = { opener: button, onClose: () => setShown(null) };
  return (
    <>
      <ToolbarButton
        ref={button}
        icon={SlidersHorizontal}
        label="Opções"
        isBelow={isBelow}
        aria-haspopup="dialog"
        onClick={() => setShown('options')}
      />
      {shown === 'options' && (
        <OptionsSheet plan={plan} paper={paper} onPaper={onPaper} onShow={setShown} {...dialog} />
      )}
      {shown === 'shopping' && <ShoppingDialog plan={plan} {...dialog} />}
      {shown === 'history' && <PlanHistory plan={plan} {...dialog} />}
      {shown === 'patient' && <DuplicateFor plan={plan} {...dialog} />}
      {shown === 'template' && <SaveAsTemplate plan={plan} {...dialog} />}
      {shown === 'removal' && (
        <RemoveCardapio card={plan} onRemove={() => void navigate(paths.dashboard)} {...dialog} />
      )}
    </>
  );
}
