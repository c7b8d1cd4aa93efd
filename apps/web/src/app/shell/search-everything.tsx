import { Search } from 'lucide-react';
import { useState } from 'react';
import { isShortcut } from '../../lib/shortcut.ts';
import { useWindowEvent } from '../../lib/use-window-event.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

const SearchDialog = lazyDialog(() =>
  import('../../features/busca/search-dialog.tsx').then((m) => m.SearchDialog),
);

/** The search box over every page, opened by Ctrl+K or by a button. */
export function useSearchEverything() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  // The shortcut works wherever the focus is, so it listens to the whole window.
  useWindowEvent('keydown', (event) => {
    if (!isShortcut(event, 'k')) return;
    event.preventDefault();
    // A dialog in front of the page is finished first.
    if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) open();
  });
  return { open, dialog: isOpen && <SearchDialog onClose={() => setOpen(false)} /> };
}

export function SearchEverythingButton({ onPress, className }: { onPress: () => void; className?: string }) {
  return (
    <Tooltip text="Buscar em tudo (Ctrl+K)" side="right" delay={0}>
      <Button
        icon={Search}
        variant="ghost"
        size="icon"
        aria-label="Buscar em tudo"
        aria-keyshortcuts="Control+K Meta+K"
        className={className}
        onClick={onPress}
      />
    </Tooltip>
  );
}
