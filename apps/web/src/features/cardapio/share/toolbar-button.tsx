import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

interface ToolbarButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'variant' | 'size'> {
  icon: LucideIcon;
  label: string;
  isMain?: boolean;
  /** In the second row, which a phone needs: the icon is beside the word. */
  isBelow?: boolean;
  /** With `asChild`: the link that is drawn as the button, without content of its own. */
  children?: ReactElement<{ children?: ReactNode }>;
}

/** The icon is above the word, so that five buttons fit into 360 pixels and seven into 768 with the sidebar. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, isMain, isBelow, children, ...rest } = props;
  const word = <span>{label}</span>;
  return (
    <Button
      {...rest}
      variant={isMain ? 'primary' : 'outline'}
      className={isBelow ? 'grow gap-1.5 px-2.5' : inBar}
    >
      {children ? cloneElement(children, {}, word) : word}
    </Button>
  );
}

const inBar =
  'h-13 min-w-0 flex-auto flex-col gap-0.5 px-1 text-xs font-medium md:h-13 xl:h-10 xl:flex-none xl:flex-row xl:gap-2 xl:px-4 xl:text-sm xl:font-semibold';
