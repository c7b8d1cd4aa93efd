/** Escapes a person's text for a document: it must not control a terminal, end a table or become a link. */
export const plain = (text: unknown): string =>
  String(text ?? '')
    .replace(/\p{C}+/gu, ' ')
    .replace(/[\\`*_[\]<>|#~]/g, '\\$&')
    .trim();

/** Something that only a person knows. */
export const toFill = (what: string): string => `**[PREENCHER: ${what}]**`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const inWords = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

/** "01/03/2026, 10:20", in Brasília. */
export const momentText = (iso: string): string => inWords.format(new Date(iso));
export const dayText = (date: Date): string => day.format(date);

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
