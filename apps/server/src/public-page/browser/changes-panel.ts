import type { GroupChange } from '@alecrim/domain/pure';
import { counted } from '@alecrim/domain/pure';
import { element } from './element.ts';

const labels = { added: 'Novo', changed: 'Mudou', removed: 'Saiu' };

/**
 * Shows what changed at the foot of the screen and marks the lines; calls back when the reader has seen enough.
 * It floats, so that nothing that is being read moves.
 */
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
    // The changes of one option or guidance stand together. The panel names it once, with a link to a changed line.
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
  // A line that is jumped to must not stay hidden behind the list.
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
