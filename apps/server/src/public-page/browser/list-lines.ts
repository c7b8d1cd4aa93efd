import type { ShoppingSection } from '@alecrim/domain/pure';
import { element } from './element.ts';

/** Shows another list in place of the one that the server has rendered, with the same elements. */
export function showList(place: Element, list: readonly ShoppingSection[]): void {
  const sections = list.map(({ name, lines }) =>
    element(
      'section',
      { class: 'doc-section' },
      element('h2', {}, name),
      element('ul', {}, ...lines.map(line)),
    ),
  );
  const empty = element(
    'p',
    { class: 'doc-section doc-soft' },
    'Não há nada para comprar nas opções escolhidas.',
  );
  place.replaceChildren(...(sections.length > 0 ? sections : [empty]));
}

function line({ name, amount, remark }: ShoppingSection['lines'][number]): Element {
  const words = element('span', {}, name);
  if (amount) words.append(element('b', {}, amount));
  if (remark) words.append(element('small', {}, remark));
  const box = element('input', { type: 'checkbox', autocomplete: 'off', value: name });
  return element('li', {}, element('label', {}, box, words));
}

export const ticks = (place: Element) => [...place.querySelectorAll<HTMLInputElement>('input')];
