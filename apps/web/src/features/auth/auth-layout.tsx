import type { ComponentProps, ReactNode } from 'react';
import { productName, productSubtitle, usePageTitle } from '../../lib/branding.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';

interface AuthLayoutProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  /** Links to the other forms, under the form. */
  footer?: ReactNode;
  /** Shown beside the form instead of what the product is; on a small screen its start stays above the form. */
  beside?: ReactNode;
}

export function AuthLayout({ title, subtitle, children, footer, beside }: AuthLayoutProps) {
  usePageTitle(title);
  return (
    <div className="grid min-h-dvh content-start lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:content-stretch">
      {beside ? (
        <aside
          aria-label="Prévia"
          className="bg-soft px-5 py-4 max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:max-h-[32dvh] max-lg:overflow-hidden max-lg:border-b max-lg:border-line sm:px-8 lg:p-12"
        >
          {beside}
        </aside>
      ) : (
        <Pitch />
      )}
      <main className="flex flex-col px-5 py-8 sm:items-center sm:justify-center sm:px-8">
        <div className="w-full sm:max-w-md">
          {!beside && (
            <div className="mb-8 flex items-center gap-3 lg:hidden">
              <BrandMark />
              <p className="leading-tight">
                <span className="block text-lg font-bold tracking-tight">{productName}</span>
                <span className="block text-xs text-muted">{productSubtitle}</span>
              </p>
            </div>
          )}
          <div className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-9">
            <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
            {subtitle && <p className="mt-1.5 text-muted">{subtitle}</p>}
            <div className="mt-7">{children}</div>
          </div>
          {footer && <div className="mt-6 text-center text-sm text-muted">{footer}</div>}
        </div>
      </main>
    </div>
  );
}

/** Explains the product to a new visitor. */
function Pitch() {
  return (
    <aside
      aria-label={productName}
      className="relative hidden flex-col justify-between overflow-hidden bg-[#0d3b2c] p-12 text-white lg:flex xl:p-16"
    >
      <Rosemary className="absolute -right-10 -bottom-24 h-[78%] rotate-[18deg] text-white/9" />
      <div className="flex items-center gap-3">
        <BrandMark className="bg-white text-[#0d3b2c]" />
        <p className="text-lg font-bold tracking-tight">{productName}</p>
      </div>
      <div className="relative grid max-w-md gap-5">
        <p className="text-4xl leading-[1.15] font-semibold tracking-tight text-balance">
          Cardápios que seus pacientes abrem, entendem e seguem.
        </p>
        <p className="text-lg text-white/80">
          Monte com a sua biblioteca, envie por WhatsApp e imprima com a cara do seu consultório.
        </p>
      </div>
      <p className="relative text-sm text-white/70">{productSubtitle}</p>
    </aside>
  );
}

const PAIRS = 15;

/** A branch of rosemary, drawn leaf by leaf: shorter towards the tip. */
function Rosemary(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 200 440"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      {...props}
    >
      <path d="M100 440C96 330 104 180 100 24" strokeWidth="3" />
      {Array.from({ length: PAIRS }, (_, pair) => {
        const y = 400 - pair * 26;
        const length = 74 - pair * 3.4;
        return (
          <g key={y} strokeWidth={5.5 - pair * 0.16}>
            <path d={leaf(y, -length)} />
            <path d={leaf(y - 12, length)} />
          </g>
        );
      })}
    </svg>
  );
}

const leaf = (y: number, length: number) =>
  `M100 ${y}q${length * 0.42} ${-Math.abs(length) * 0.12} ${length} ${-Math.abs(length) * 0.62}`;
