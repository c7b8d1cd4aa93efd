import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cn } from '../lib/cn.ts';
import { Spinner } from './spinner.tsx';

export const buttonStyle = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control text-sm font-semibold whitespace-nowrap',
    'transition-[background-color,border-color,filter,box-shadow] duration-150 select-none',
    'disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-4.5 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'brand-edge bg-brand text-on-brand shadow-sm hover:brightness-95 active:brightness-90',
        outline:
          'border border-line-strong bg-surface text-ink shadow-xs hover:bg-soft active:bg-line aria-busy:bg-line',
        soft: 'brand-edge bg-brand-soft text-brand-ink hover:brightness-97 active:brightness-95',
        ghost: 'text-muted hover:bg-soft hover:text-ink active:bg-line aria-busy:bg-line',
        danger: 'bg-danger text-on-danger shadow-sm hover:brightness-110 active:brightness-95',
        ghostDanger: 'text-danger hover:bg-danger-soft hover:text-danger active:bg-line',
        link: 'text-brand-ink underline-offset-4 hover:underline',
      },
      size: {
        sm: 'h-11 px-3 md:h-9',
        md: 'h-11 px-4 md:h-10',
        lg: 'h-12 px-6 text-base',
        icon: 'size-11 md:size-10',
        inline: 'h-auto px-0 py-1 max-md:min-h-11',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

interface LookProps extends VariantProps<typeof buttonStyle> {
  /** Before the text. Without a text the button needs an `aria-label`. */
  icon?: LucideIcon;
}

interface ButtonProps extends ComponentProps<'button'>, LookProps {
  /** The single child is drawn as the button: for links that look like one. */
  asChild?: boolean;
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  isBusy?: boolean;
}

export function Button({
  asChild,
  isBusy,
  icon: Icon,
  variant,
  size,
  className,
  children,
  ...rest
}: ButtonProps) {
  const style = cn(buttonStyle({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={style} {...rest}>
        {Icon && <Icon aria-hidden="true" />}
        <Slot.Slottable>{children}</Slot.Slottable>
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      {...rest}
      className={style}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
    >
      {isBusy && <Spinner size="sm" />}
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link to a page of the app that looks like a button. */
export const ButtonLink = ({
  icon,
  variant,
  size,
  className,
  ...link
}: ComponentProps<typeof Link> & LookProps) => (
  <Button asChild {...{ icon, variant, size, className }}>
    <Link {...link} />
  </Button>
);
