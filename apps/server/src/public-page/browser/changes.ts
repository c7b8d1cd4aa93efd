import { counted, type GroupChange } from '@alecrim/domain/pure';
import { element, textOf } from './element.ts';

const labels = { added: 'Novo', changed: 'Mudou', removed: 'Saiu' };

/** Marks the changed lines and lists them in a panel that floats, so that the page does not move. */
export function showChanges(
  changes: readonly GroupChange[],
  elementOf: (change: GroupChange) => Element | undefined,
  onDismiss: () => void,
): void {
  const place = document.getElementById('novidades');
  if (!place) return;
  const marked = changes.map((change, n) => mark(change, elementOf(change), `mudou-${n + 1}`));
  const list = element('ul', {});
  for (const [n, change] of changes.entries()) {
    // Changes of one option or guidance are adjacent. The panel names it once, with a link to a changed line.
    if (change.where !== changes[n - 1]?.where) {
      const first = marked.find((line, m) => m >= n && line && changes[m]?.where === change.where);
      const name = element(first ? 'a' : 'span', first ? { href: `#${first.id}` } : {}, change.where);
      list.append(element('li', {}, name));
    }
    list.lastElementChild?.append(entry(change));
  }
  const count = counted(changes.length, 'item', 'itens');
  const title = element('h2', {}, 'O que mudou');
  const details = element('details', {}, element('summary', {}, title, element('span', {}, count)), list);
  const dismiss = element('button', { type: 'button', class: 'page-button' }, 'Entendi');
  dismiss.addEventListener('click', () => {
    for (const line of marked) line?.removeAttribute('data-change');
    details.remove();
    dismiss.remove();
    for (const name of ['role', 'aria-label']) place.removeAttribute(name);
    document.querySelector('main')?.focus({ preventScroll: true });
    onDismiss();
  });
  // Otherwise the list would cover the line that the link leads to.
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) details.removeAttribute('open');
  });
  place.setAttribute('role', 'complementary');
  place.setAttribute('aria-label', 'O que mudou');
  place.append(details, dismiss);
}

function mark(change: GroupChange, line: Element | undefined, id: string): Element | undefined {
  if (!line) return undefined;
  line.id ||= id;
  line.setAttribute('data-change', change.kind);
  return line;
}

function entry({ kind, text, was }: GroupChange): Element {
  const now = element(kind === 'removed' ? 'del' : 'ins', {}, text);
  const line = was === undefined ? [now] : [element('del', {}, was), ' ', now];
  return element('p', { 'data-change': kind }, element('b', {}, labels[kind]), ' ', ...line);
}

interface ShownGroup {
  where: string;
  lines: string[];
  elements: Element[];
}

/** The lines that the page shows, grouped by option or card, each with its element. */
export function linesIn(plan: Element): ShownGroup[] {
  return [...plan.querySelectorAll('.doc-meal, .doc-card')].flatMap((part) => {
    const days = daysOf(part);
    const title = part.querySelector('h3') ?? part.closest('section')?.querySelector('h2');
    const where = withDays(textOf(title), days);
    // Closing notes are one text, without a list or a title of their own.
    if (part.matches('.doc-typed')) return [group(where, [part])];
    if (part.matches('.doc-card'))
      return [group(where, part.querySelectorAll('h3, li, .doc-typed, .doc-soft'))];
    return [
      group(where, [...part.querySelectorAll('.doc-meal-head > :not(.doc-number)'), ...days]),
      ...[...part.querySelectorAll('.doc-option')].map((option) => {
        const own = daysOf(option).filter((heading) => part.contains(heading));
        const label = textOf(option.querySelector('h4'));
        return group(withDays(label ? `${where}, ${label}` : where, own), [
          ...own,
          ...option.querySelectorAll('.doc-description, :scope > ul > li'),
        ]);
      }),
    ];
  });
}

/** The heading of the days that a meal or an option is for; none where it is for every day. */
function daysOf(part: Element): Element[] {
  const block = part.closest<HTMLElement>('[data-days]');
  const heading = block?.dataset.days && block.querySelector('summary');
  return heading ? [heading] : [];
}

const withDays = (name: string, [days]: Element[]) =>
  days ? `${name} (${textOf(days).toLowerCase()})` : name;

/** Days and portions, which earlier releases did not store. */
export const isNewKind = (line: Element | undefined): boolean => line?.matches('summary, .doc-soft') ?? false;

function group(where: string, found: Iterable<Element>): ShownGroup {
  const pairs = [...found].flatMap((part) => {
    // The element of a line with swaps also contains its equivalents.
    const element = part.querySelector('.doc-swap span') ?? part;
    return textOf(element)
      .split('\n')
      .filter(Boolean)
      .map((line) => [line, element] as const);
  });
  return { where, lines: pairs.map(([line]) => line), elements: pairs.map(([, element]) => element) };
}
