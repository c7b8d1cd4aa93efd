import type { PublicMenu, ReportContent, ReportSection } from '@alecrim/domain/pure';
import { frameOf } from './look.ts';
import type { Part, Sheet } from './sheet.ts';

export interface ReportPaper {
  nutricionista: PublicMenu['nutricionista'];
  content: ReportContent;
}

/** The report of a patient as `ReportSheet` of the app shows it: the same texts in the same order. */
export function reportSheet({ nutricionista, content: { title, about, sections } }: ReportPaper): Sheet {
  return {
    title,
    ...frameOf({ nutricionista, made: 'Relatório elaborado', choice: {} }),
    heading: { text: title, about: [{ text: about }] },
    parts: sections.map((section) => ({ kind: 'section', title: section.title, parts: partsOf(section) })),
  };
}

const partsOf = ({ facts, entries, steps, none }: ReportSection): Part[] => [
  ...(none ? [{ kind: 'paragraph', text: none } as const] : []),
  ...(facts.length > 0 ? [{ kind: 'facts', lines: facts } as const] : []),
  ...entries.map(({ title, text, note, lines }) => ({ kind: 'entry', title, text, note, lines }) as const),
  ...(steps.length > 0 ? [{ kind: 'steps', steps: steps.map(stepOf) } as const] : []),
];

const stepOf = ({ text, when, who }: ReportSection['steps'][number]) => ({
  text,
  note: [when, who].filter(Boolean).join(' · '),
});
