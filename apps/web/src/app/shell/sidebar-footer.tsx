import { fallbackName, ownPicture } from '@alecrim/domain/pure';
import { LogOut } from 'lucide-react';
import { useUser } from '../../data/session-context.ts';
import { cn } from '../../lib/cn.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { useSignOut } from '../../unsaved/use-sign-out.tsx';

interface SidebarFooterProps {
  isCompact: boolean;
  /** Called when the person chose to stay with unsaved work. */
  onStay: () => void;
}

export function SidebarFooter({ isCompact, onStay }: SidebarFooterProps) {
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
          look="ghost"
          size={isCompact ? 'icon' : 'md'}
          className={isCompact ? '' : 'justify-start px-3'}
          onClick={signOut}
        >
          <LogOut aria-hidden="true" />
          <span className={isCompact ? 'sr-only' : ''}>Sair</span>
        </Button>
      </Tooltip>
      {question}
    </footer>
  );
}
