import { Link, useLocation } from 'react-router';
import { cn } from '../../lib/cn.ts';
import { pageAt } from '../../lib/paths.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { NavItem } from './nav-items.ts';

interface SidebarLinkProps {
  item: NavItem;
  isCompact: boolean;
  isIndented?: boolean;
}

export function SidebarLink({ item, isCompact, isIndented }: SidebarLinkProps) {
  const { pathname } = useLocation();
  // Compared by page, because the Dashboard has two addresses.
  const isActive = pageAt(pathname) === pageAt(item.to);
  const Icon = item.icon;
  return (
    <li>
      <Tooltip text={item.label} side="right" delay={0} isEnabled={isCompact}>
        <Link
          to={item.to}
          aria-current={isActive ? 'page' : undefined}
          className={cn(
            'flex h-11 items-center gap-3 rounded-control px-3 text-sm font-medium transition-colors md:h-10',
            isActive
              ? 'brand-edge bg-brand font-semibold text-on-brand shadow-sm'
              : 'text-muted hover:bg-soft hover:text-ink',
            isIndented && !isCompact && 'pl-4',
            isCompact && 'w-10 justify-center px-0',
          )}
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className={isCompact ? 'sr-only' : 'truncate'}>{item.label}</span>
        </Link>
      </Tooltip>
    </li>
  );
}
