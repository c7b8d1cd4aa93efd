import { BRAZIL } from '@alecrim/domain';

/** Escapes a person's text for a document: it must not control a terminal, end a table or become a link. */
export const plain = (text: unknown): string =>
  String(text ?? '')
    .replace(/\p{C}+/gu, ' ')
    .replace(/[\\`*_[\]<>|#~]/g, '\\$&')
    .trim();

/** A place for a person to fill in. */
export const toFill = (what: string): string => `**[PREENCHER: ${what}]**`;

/** Puts values in the places of a template: `{{name}}`. A place without a value is a mistake in the template. */
export const filled = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the template asks for ${name}`);
    return String(value);
  });

export const rows = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => `| ${row.join(' | ')} |`).join('\n');

export const table = (head: readonly string[], body: readonly (readonly string[])[]): string =>
  rows([head, head.map(() => '---'), ...body]);

const inWords = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: BRAZIL,
});
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: BRAZIL });

/** "01/03/2026, 10:20", in Brasília. */
export const momentText = (iso: string): string => inWords.format(new Date(iso));
export const dayText = (date: Date): string => day.format(date);
