/** What a PDF file shows: plain texts in reading order. Nothing in it is read as a command. */
export interface Sheet {
  /** The title of the file, which a reader shows in place of its name. */
  title: string;
  look: Look;
  head: Head;
  /** Below the title: the patient and the day, a line each. */
  heading: { text: string; about: readonly { text: string; isStrong?: boolean }[]; qr?: SheetQr };
  /** At the foot of every page, beside its number. */
  foot: readonly string[];
  parts: readonly Part[];
}

/** Colours as `#rrggbb`. */
export interface Look {
  fill: string;
  onFill: string;
  edge: string;
  secondary: string;
  ink: string;
  accent: string;
  tint: string;
  text: string;
  soft: string;
  line: string;
  isLarge: boolean;
  savesInk: boolean;
}

/** The nutritionist. `logo` and `photo` name the pictures that come beside the sheet. */
interface Head {
  name: string;
  lines: readonly string[];
  contacts: readonly { text: string; href?: string }[];
  logo?: string;
  photo?: string;
}

interface SheetQr {
  svg: string;
  url: string;
  alt: string;
  caption: string;
}

export type Part =
  | Section
  /** Parts below the heading of their days. */
  | { kind: 'days'; title: string; parts: readonly Part[] }
  | Meal
  /** Cards side by side where the page is wide enough. */
  | { kind: 'cards'; columns: 1 | 2; cards: readonly Card[] }
  | { kind: 'notes'; text: string }
  | { kind: 'paragraph'; text: string }
  | Table
  /** Lines over the whole width, which may go on over pages. */
  | { kind: 'list'; items: readonly string[] }
  /** Things to tick, two in a row. */
  | { kind: 'ticks'; lines: readonly { name: string; amount: string; remark: string }[] }
  /** Names and what was found, side by side. */
  | { kind: 'figures'; figures: readonly NamedText[] }
  | Chart
  /** Names and what is stored under them, one below the other. */
  | { kind: 'facts'; lines: readonly NamedText[] }
  /** A heading, what is said of it, and its lines. Texts may be empty, and have several lines. */
  | { kind: 'entry'; title: string; text: string; note: string; lines: readonly NamedText[] }
  /** What was done, newest first. */
  | { kind: 'steps'; steps: readonly { text: string; note: string }[] };

export interface Section {
  kind: 'section';
  title: string;
  parts: readonly Part[];
}

export interface Meal {
  kind: 'meal';
  number: number;
  name: string;
  time: string;
  /** By their days; one group without a title where all are for every day. */
  groups: readonly { title: string; options: readonly Option[] }[];
}

interface Option {
  /** Empty where there is nothing to choose from. */
  label: string;
  description: string;
  items: readonly string[];
}

export interface Card {
  title: string;
  note: string;
  /** Beside each other where there are two. */
  blocks: readonly CardBlock[];
}

interface CardBlock {
  title: string;
  text: string;
  items: readonly string[];
  /** Drawn in front of each item. */
  sign: 'dot' | 'check' | 'box';
}

/** The first cell of a row is its title; a row of one cell is a heading of those below. */
interface Table {
  kind: 'table';
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  foot: readonly (readonly string[])[];
  note: string;
}

/** Lines over time. Places are shares of the width from the left and of the height from below. */
export interface Chart {
  kind: 'chart';
  /** The lines that are told apart by dashes and forms: `place` is the same as that of the line. */
  legend: readonly { place: number; text: string }[];
  note: string;
  across: readonly ChartTick[];
  up: readonly ChartTick[];
  lines: readonly { place: number; points: readonly ChartPoint[] }[];
  /** Thin lines behind. */
  curves: readonly { text: string; isMiddle: boolean; points: readonly ChartPoint[] }[];
  goal: ChartTick | null;
}

type ChartPoint = readonly [across: number, up: number];

interface ChartTick {
  at: number;
  text: string;
}

interface NamedText {
  name: string;
  text: string;
}

/** Pictures by the names that `Head` gives them. */
export type Pictures = Record<string, Uint8Array>;
