import type { ComponentProps } from 'react';

const PAIRS = 15;

/** A branch of rosemary, drawn leaf by leaf: shorter towards the tip. */
export function Rosemary(props: ComponentProps<'svg'>) {
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
