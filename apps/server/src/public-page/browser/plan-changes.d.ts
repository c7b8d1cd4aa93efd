export interface Group {
  where: string;
  lines: readonly string[];
}

export interface Change {
  kind: 'novo' | 'mudou' | 'saiu';
  where: string;
  text: string;
  before?: string;
  at?: readonly [group: number, line: number];
}

export function changesBetween(before: readonly Group[], after: readonly Group[]): Change[];
