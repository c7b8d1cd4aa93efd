/** What the report of a patient says: plain texts in the order of the page, for the screen, the paper and the PDF file. */
export interface ReportContent {
  title: string;
  /** Below the title. */
  about: string;
  sections: readonly ReportSection[];
}

/** A section has facts, entries or steps, or the words that there are none. */
export interface ReportSection {
  title: string;
  facts: readonly ReportLine[];
  entries: readonly ReportEntry[];
  steps: readonly ReportStep[];
  none: string;
}

/** A name and what is stored under it; the text may have several lines. */
export interface ReportLine {
  name: string;
  text: string;
}

/** A consent, a plan, a measurement or a note. Texts may be empty. */
export interface ReportEntry {
  id: string;
  title: string;
  text: string;
  note: string;
  lines: readonly ReportLine[];
}

/** Something that was done with the data. */
export interface ReportStep {
  text: string;
  /** ISO 8601. */
  em: string;
  when: string;
  who: string;
}
