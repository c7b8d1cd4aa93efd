import { Fragment, type ReactElement, type ReactNode } from 'react';

/**
 * The HTML of components without state. It is what `renderToStaticMarkup` of React writes, which also knows hooks,
 * suspense and streams: loading that takes 4 MB and a part of the start. Anything that the pages do not use is refused.
 */
export function markupOf(node: ReactNode): string {
  if (typeof node === 'string') return escaped(node);
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) {
    let html = '';
    for (const child of node) html += markupOf(child);
    return html;
  }
  return elementMarkup(node as ReactElement<Properties>);
}

interface Properties {
  children?: ReactNode;
  [name: string]: unknown;
}

function elementMarkup({ type, props }: ReactElement<Properties>): string {
  if (typeof type === 'function') return markupOf((type as (props: Properties) => ReactNode)(props));
  if ((type as unknown) === Fragment) return markupOf(props.children);
  if (typeof type !== 'string') throw new Error('HTML is made of tags, fragments and plain functions.');
  let tag = `<${type}`;
  for (const name in props) if (name !== 'children') tag += attribute(name, props[name]);
  return tagsWithoutEnd.has(type) ? `${tag}/>` : `${tag}>${markupOf(props.children)}</${type}>`;
}

const tagsWithoutEnd = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);

// Other names are the same in HTML, in small letters.
const names = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['defaultChecked', 'checked'],
  ['defaultValue', 'value'],
  ['shapeRendering', 'shape-rendering'],
  ['strokeLinecap', 'stroke-linecap'],
  ['strokeWidth', 'stroke-width'],
  ['viewBox', 'viewBox'],
]);

function attribute(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (addresses.has(name) && runsScript(String(value))) throw new Error('An address must not be a script.');
  if (typeof value === 'string') return `${startOf(name)}${escaped(value)}"`;
  if (typeof value === 'number') return `${startOf(name)}${value}"`;
  if (typeof value === 'boolean') {
    // These are words: "false" says something else than their absence.
    if (/^(aria|data)-/.test(name)) return `${startOf(name)}${value}"`;
    return value ? `${startOf(name)}"` : '';
  }
  if (name === 'style') return ` style="${escaped(customProperties(value))}"`;
  throw new Error(`The attribute ${name} cannot be written as HTML.`);
}

const starts = new Map<string, string>();

/** The attribute up to its value. The components use some forty names, and each is written once. */
function startOf(name: string): string {
  let start = starts.get(name);
  if (start === undefined) {
    start = ` ${names.get(name) ?? name.toLowerCase()}="`;
    starts.set(name, start);
  }
  return start;
}

const addresses = new Set(['href', 'src', 'action', 'formAction']);

/** As browsers read an address: they skip control characters before it, and tabs and line ends inside. */
const runsScript = (address: string) => /^javascript:/i.test(address.replace(/^[\0-\x20]+|[\t\n\r]/g, ''));

/** The colours of a brand. Everything else is in the style sheets. */
function customProperties(style: object): string {
  return Object.entries(style)
    .map(([name, value]) => {
      if (!name.startsWith('--')) throw new Error(`The style ${name} belongs into a style sheet.`);
      return `${name}:${value}`;
    })
    .join(';');
}

const SPECIAL = /["&'<>]/;
const escapes: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replace(/["&'<>]/g, (sign) => escapes[sign] ?? '') : text;
