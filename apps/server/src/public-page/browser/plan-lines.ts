import { withPlainSpaces } from '@alecrim/domain/pure';

interface ShownGroup {
  where: string;
  lines: string[];
  elements: Element[];
}

/** The lines of the plan as they stand on the page, grouped by where they are, each with its element. */
export function linesIn(plan: Element): ShownGroup[] {
  return [...plan.querySelectorAll('.doc-meal, .doc-card')].flatMap((part) => {
    const title = part.querySelector('h3');
    const where = textOf(title ?? part.closest('section')?.querySelector('h2'));
    // Closing notes are one text, without a list or a title of their own.
    if (part.matches('.doc-typed')) return [group(where, [part])];
    if (part.matches('.doc-card')) return [group(where, part.querySelectorAll('h3, li, .doc-typed'))];
    return [
      group(where, part.querySelectorAll('.doc-meal-head > :not(.doc-number)')),
      ...[...part.querySelectorAll('.doc-option')].map((option) => {
        const label = textOf(option.querySelector('h4'));
        return group(
          label ? `${where}, ${label}` : where,
          option.querySelectorAll('.doc-description, :scope > ul > li'),
        );
      }),
    ];
  });
}

function group(where: string, found: Iterable<Element>): ShownGroup {
  const pairs = [...found].flatMap((part) => {
    // A line that may be swapped has its equivalents beside its own words.
    const element = part.querySelector('.doc-swap span') ?? part;
    return textOf(element)
      .split('\n')
      .filter(Boolean)
      .map((line) => [line, element] as const);
  });
  return { where, lines: pairs.map(([line]) => line), elements: pairs.map(([, element]) => element) };
}

const textOf = (element: Element | null | undefined): string =>
  withPlainSpaces(element?.textContent ?? '').trim();
