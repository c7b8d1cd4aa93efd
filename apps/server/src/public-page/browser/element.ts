import { withPlainSpaces } from '@alecrim/domain/pure';

export function element(
  name: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export const textOf = (element: Element | null | undefined): string =>
  withPlainSpaces(element?.textContent ?? '').trim();
