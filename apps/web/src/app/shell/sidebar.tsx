import { PanelLeft } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { productName, productSubtitle } from '../../lib/product.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet, SheetContent } from '../../ui/sheet.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { SidebarFooter } from './sidebar-footer.tsx';
import { SidebarNav } from './sidebar-nav.tsx';
import type { SidebarState } from './sidebar-state.ts';

// Widths of the sidebar (P04).
const EXPANDED = '16rem';
const ICONS_ONLY = '3rem';
const DRAWER = '18rem';

/** A column on a desk, a drawer on a phone. */
export function Sidebar({ state }: { state: SidebarState }) {
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
        <SidebarToggle state={state} className={isCompact ? '' : 'mr-2 ml-auto'} />
      </div>
      <SidebarNav isCompact={isCompact} />
      <SidebarFooter isCompact={isCompact} onStay={() => state.setDrawerOpen(false)} />
    </aside>
  );
}

function SidebarBrand({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <div className={cn('flex min-w-0 items-center gap-3', isCompact ? 'py-2' : 'px-4 py-5')}>
      <BrandMark className={isCompact ? 'size-8 rounded-lg' : ''} />
      <div className={isCompact ? 'sr-only' : 'min-w-0'}>
        <p className="truncate text-lg leading-tight font-bold tracking-tight">{productName}</p>
        <p className="truncate text-xs text-muted">{productSubtitle}</p>
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
        look="ghost"
        size="icon"
        aria-label={label}
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+B Meta+B"
        className={className}
        onClick={state.toggle}
      >
        <PanelLeft aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}
