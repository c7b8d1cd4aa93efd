import { productName } from '../../lib/product.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { SidebarToggle } from './sidebar.tsx';
import type { SidebarState } from './sidebar-state.ts';

export function MobileHeader({ state }: { state: SidebarState }) {
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-surface px-2 md:hidden print:hidden">
      <SidebarToggle state={state} />
      <BrandMark className="size-7 rounded-lg" />
      <span className="font-bold tracking-tight">{productName}</span>
    </header>
  );
}
