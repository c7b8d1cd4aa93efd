import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

interface ToolbarButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'look' | 'size'> {
  icon: LucideIcon;
  label: string;
  isMain?: boolean;
  /** With `asChild`: the link that is drawn as the button, without content of its own. */
  children?: ReactElement<{ children?: ReactNode }>;
}

/** Icon over word on a phone or tablet, beside it on a desk: five of them fit 360 pixels, and 768 with the sidebar. */
export function ToolbarButton({ icon: Icon, label, isMain, children, ...rest }: ToolbarButtonProps) {
  const content = (
    <>
      <Icon aria-hidden="true" />
      <span>{label}</span>
    </>
  );
  return (
    <Button
      {...rest}
      look={isMain ? 'primary' : 'outline'}
      className="h-13 min-w-0 flex-1 flex-col gap-0.5 px-1 text-xs font-medium md:h-13 lg:h-10 lg:flex-none lg:flex-row lg:gap-2 lg:px-4 lg:text-sm lg:font-semibold"
    >
      {children ? cloneElement(children, {}, content) : content}
    </Button>
  );
}
