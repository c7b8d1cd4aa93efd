import { counted, type Envio, envioLabel } from '@alecrim/domain/pure';
import { type AnyVersion, type ChangeGroup, planChanges, sharingChanges, textChanges } from './plan-diff.ts';

/** One save of a plan. The current one has no number in the history. */
export interface Save {
  version?: number;
  saved: string;
  author?: string | null;
  content: AnyVersion;
}

/** A save that changed the text. */
export interface VersionEntry {
  kind: 'version';
  at: string;
  version?: number;
  author?: string | null;
  isCurrent: boolean;
  /** What changed, in one line. */
  line: string;
  changes: ChangeGroup[];
}

/** A sending, or a choice about the link: the text stayed as it was. */
export interface EventEntry {
  kind: 'sent' | 'shared';
  at: string;
  line: string;
}

export type TimelineEntry = VersionEntry | EventEntry;

/**
 * What happened to a plan, newest first. `saves` are its newest saves, the current one first; `isWhole` tells that there are
 * no earlier ones.
 */
export function timelineOf(
  saves: readonly Save[],
  isWhole: boolean,
  sendings: readonly Envio[],
): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  saves.forEach((save, place) => {
    const before = saves[place + 1];
    if (before || isWhole) entries.push(entryOf(save, before));
  });
  const current = entries.find((entry) => entry.kind === 'version');
  if (current) current.isCurrent = true;
  const since = isWhole ? '' : (saves.at(-1)?.saved ?? '');
  // Making the link public is a save already.
  const sent = sendings.filter(({ via, em }) => via !== 'publico' && em >= since);
  return [
    ...entries,
    ...sent.map(({ via, em }): EventEntry => ({ kind: 'sent', at: em, line: envioLabel(via) })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
}

function entryOf({ version, saved, author, content }: Save, before: Save | undefined): TimelineEntry {
  const base = { version, author, at: saved, isCurrent: false };
  if (!before) return { ...base, kind: 'version', line: 'Primeira versão', changes: [] };
  const text = textChanges(before.content, content);
  if (text.length > 0)
    return { ...base, kind: 'version', line: lineOf(text), changes: planChanges(before.content, content) };
  const sharing = sharingChanges(before.content, content);
  return { kind: 'shared', at: saved, line: sentences(sharing) || 'Salvo sem mudanças no texto.' };
}

const sentences = (groups: readonly ChangeGroup[]) =>
  groups.flatMap(({ changes }) => changes.map(({ text }) => text)).join(' ');

const list = new Intl.ListFormat('pt-BR');

/** One change as it is told; of several, how many and where. */
export function lineOf(groups: readonly ChangeGroup[]): string {
  const [first] = groups;
  const count = groups.reduce((sum, { changes }) => sum + changes.length, 0);
  if (count === 1 && first) return `${first.title}: ${first.changes[0]?.text}`;
  return `${counted(count, 'mudança', 'mudanças')}: ${list.format(groups.map(({ title }) => title))}`;
}
