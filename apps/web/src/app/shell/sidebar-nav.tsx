import { cn } from '../../lib/cn.ts';
import { navItems } from './nav-items.ts';
import { SidebarLink } from './sidebar-link.tsx';

export function SidebarNav({ isCompact }: { isCompact: boolean }) {
  return (
    <nav aria-label="Principal" className="grow overflow-x-hidden overflow-y-auto">
      <ul className={cn('grid gap-1 py-2', isCompact ? 'px-1' : 'px-3')}>
        {navItems.map((entry) =>
          'to' in entry ? (
            <SidebarLink key={entry.to} item={entry} isCompact={isCompact} />
          ) : (
            <li key={entry.label} className="py-2">
              <h2
                className={cn(
                  'text-xs font-semibold tracking-wide text-muted uppercase',
                  isCompact ? 'sr-only' : 'px-3 pb-1.5',
                )}
              >
                {entry.label}
              </h2>
              <ul
                className={cn(
                  'grid gap-1',
                  isCompact ? 'border-y border-line py-2' : 'ml-3 border-l border-line pl-2',
                )}
              >
                {entry.items.map((item) => (
                  <SidebarLink key={item.to} item={item} isCompact={isCompact} isIndented />
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
