import type { PublicMenu, ReportContent, ReportSection } from '@alecrim/domain/pure';
import { frameOf } from './look.ts';
import type { Chart, Part, Sheet } from './sheet.ts';

export interface EvolutionPaper {
  nutricionista: PublicMenu['nutricionista'];
  patient: string;
  /** Below the title, a line each. */
  about: readonly string[];
  newest: { title: string; figures: readonly { name: string; text: string }[] };
  charts: readonly Omit<Chart, 'kind'>[];
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
}

/** The evolution as `EvolutionSheet` of the app shows it on paper. */
export function evolutionSheet(paper: EvolutionPaper): Sheet {
  const { nutricionista, patient, about, newest, charts, table } = paper;
  const parts: Part[] = [
    { kind: 'section', title: newest.title, parts: [{ kind: 'figures', figures: newest.figures }] },
    ...charts.map((chart): Part => ({ kind: 'chart', ...chart })),
    {
      kind: 'section',
      title: 'Medidas',
      parts: [{ kind: 'table', caption: '', ...table, foot: [], note: '' }],
    },
  ];
  return {
    title: `Evolução · ${patient}`,
    ...frameOf({ nutricionista, made: 'Evolução elaborada', choice: {} }),
    heading: { text: 'Evolução', about: about.map((text) => ({ text })) },
    parts: newest.figures.length > 0 ? parts : parts.slice(1),
  };
}

interface ReportPaper {
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
