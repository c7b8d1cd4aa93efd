import type { ReactNode } from 'react';
import { cn } from '../../../lib/cn.ts';
import { useWarnedLines } from '../../restricoes/guard-store.ts';
import { isFoodList, partOf } from '../form-texts.ts';
import { useNumbersOf } from '../numbers-store.ts';

/** Which lines of the list at this path are to be looked at, and which hold something that the patient avoids. */
export function useLineMarks(name: string) {
  const numbers = useNumbersOf(isFoodList(name) ? partOf(name) : NO_PART);
  return { doubts: numbers?.openLines ?? NONE, warnings: useWarnedLines(name) };
}

// Not the form itself, whose path is ''.
const NO_PART = '-';
const NONE: readonly string[] = [];

interface MarkedLinesProps extends ReturnType<typeof useLineMarks> {
  lines: readonly string[];
  /** How a line is shown. */
  render: (line: string) => ReactNode;
}

/**
 * Beside each line that is to be looked at a thin bar, and beside each line with something that the patient avoids a
 * triangle, hollow if it only may be there: shapes, because not everybody tells colours apart. Two dialogs say the same in
 * words.
 */
export function MarkedLines({ lines, doubts, warnings, render }: MarkedLinesProps) {
  return lines.map((line, place) => {
    // By its text, so that a line that was moved keeps its mark and one that was changed loses it before it is read.
    const [isDoubtful, isSure, isPossible] = [doubts, warnings.sure, warnings.possible].map((marked) =>
      marked.includes(line.trim()),
    );
    return (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat.
        key={place}
        data-doubt={isDoubtful || undefined}
        data-warning={isSure ? 'sure' : isPossible ? 'possible' : undefined}
        className={cn(
          isDoubtful &&
            'relative list-none before:absolute before:inset-y-0 before:-left-3 before:w-[3px] before:bg-warning',
          (isSure || isPossible) &&
            'relative list-none after:absolute after:top-[0.35em] after:-left-2 after:size-2',
          isSure && 'after:bg-danger after:[clip-path:polygon(50%_0,100%_100%,0_100%)]',
          isPossible &&
            'after:bg-warning after:[clip-path:polygon(50%_0,100%_100%,0_100%,50%_0,50%_38%,26%_84%,74%_84%,50%_38%)]',
        )}
      >
        {render(line)}
      </li>
    );
  });
}
