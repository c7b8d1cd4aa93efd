import { fallbackName, ownPicture } from '@alecrim/domain/pure';
import { LogOut, PanelLeft } from 'lucide-react';
import { useUser } from '../../data/context.ts';
import { productName, productSubtitle } from '../../lib/branding.ts';
import { cn } from '../../lib/cn.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet, SheetContent } from '../../ui/dialog.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useSignOut } from '../../unsaved/use-sign-out.tsx';
import { SearchEverythingButton } from './search-everything.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import type { SidebarState } from './sidebar-state.ts';

// Widths of the sidebar (P04).
const EXPANDED = '16rem';
const ICONS_ONLY = '3rem';
const DRAWER = '18rem';

/** A column on a desk, a drawer on a phone. */
export function Sidebar({ state, onSearch }: { state: SidebarState; onSearch: () => void }) {
  if (state.isPhone) {
    return (
      <Sheet open={state.isDrawerOpen} onOpenChange={state.setDrawerOpen}>
        <SheetContent label="Menu" style={{ width: DRAWER }}>
          <div className="flex items-center">
            <SidebarBrand />
            <SidebarToggle state={state} className="mr-2 ml-auto" />
          </div>
          <SidebarNav isCompact={false} />
          <SidebarFooter isCompact={false} onStay={() => state.setDrawerOpen(false)} />
        </SheetContent>
      </Sheet>
    );
  }
  const isCompact = !state.isExpanded;
  return (
    <aside
      aria-label="Menu"
      style={{ width: state.isExpanded ? EXPANDED : ICONS_ONLY }}
      className="sticky top-0 z-30 flex h-dvh shrink-0 flex-col border-r border-line bg-surface transition-[width] duration-200 print:hidden"
    >
      <div className={cn('flex items-center', isCompact && 'flex-col pt-1')}>
        <SidebarBrand isCompact={isCompact} />
        <SearchEverythingButton onPress={onSearch} className={isCompact ? '' : 'ml-auto'} />
        <SidebarToggle state={state} className={isCompact ? '' : 'mr-2'} />
      </div>
      <SidebarNav isCompact={isCompact} />
      <SidebarFooter isCompact={isCompact} onStay={() => state.setDrawerOpen(false)} />
    </aside>
  );
}

function SidebarBrand({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <div className={cn('flex min-w-0 items-center gap-3', isCompact ? 'py-2' : 'py-5 pr-2 pl-4')}>
      <BrandMark className={isCompact ? 'size-8 rounded-lg' : ''} />
      <div className={isCompact ? 'sr-only' : 'min-w-0'}>
        <p className="truncate text-lg leading-tight font-bold tracking-tight">{productName}</p>
        {/* It wraps: between mark and buttons there is no place for its two words in one line. */}
        <p className="text-xs leading-tight text-balance text-muted">{productSubtitle}</p>
      </div>
    </div>
  );
}

export function SidebarToggle({ state, className }: { state: SidebarState; className?: string }) {
  const isOpen = state.isPhone ? state.isDrawerOpen : state.isExpanded;
  const label = isOpen ? 'Recolher menu' : 'Abrir menu';
  return (
    <Tooltip text={`${label} (Ctrl+B)`} side="right" delay={0} isEnabled={!state.isPhone}>
      <Button
        icon={PanelLeft}
        variant="ghost"
        size="icon"
        aria-label={label}
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+B Meta+B"
        className={className}
        onClick={state.toggle}
      />
    </Tooltip>
  );
}

interface SidebarFooterProps {
  isCompact: boolean;
  /** Called when the person chose to stay with unsaved work. */
  onStay: () => void;
}

function SidebarFooter({ isCompact, onStay }: SidebarFooterProps) {
  const user = useUser();
  const { signOut, question } = useSignOut(onStay);
  const name = user.full_name?.trim() || fallbackName;

  return (
    <footer
      className={cn('grid gap-2 border-t border-line', isCompact ? 'justify-items-center px-1 py-3' : 'p-3')}
    >
      <Tooltip text={`${name} · ${user.email}`} side="right" delay={0} isEnabled={isCompact}>
        <div className={cn('flex min-w-0 items-center gap-3', !isCompact && 'px-1 py-1')}>
          <Avatar name={name} src={ownPicture(user.foto_url)} size={isCompact ? 'sm' : 'md'} />
          <div className={isCompact ? 'sr-only' : 'min-w-0 text-sm'}>
            <p className="truncate font-semibold">{name}</p>
            <p className="truncate text-muted">{user.email}</p>
          </div>
        </div>
      </Tooltip>
      <Tooltip text="Sair" side="right" delay={0} isEnabled={isCompact}>
        <Button
          icon={LogOut}
          variant="ghost"
          size={isCompact ? 'icon' : 'md'}
          className={isCompact ? '' : 'justify-start px-3'}
          onClick={signOut}
        >
          <span className={isCompact ? 'sr-only' : ''}>Sair</span>
        </Button>
      </Tooltip>
      {question}
    </footer>
  );
}
