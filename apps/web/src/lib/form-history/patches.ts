import { idOf, isEqual, isRecord, valueAt, withValueAt } from './values.ts';

/** One difference between two states of a form. It can be applied in both directions. */
export type Patch =
  | { path: string; kind: 'set'; before?: unknown; after?: unknown }
  /** Part of a text, or of a list of lines read as one text. */
  | { path: string; kind: 'text'; at: number; removed: string; inserted: string }
  | { path: string; kind: 'splice'; at: number; removed: readonly unknown[]; inserted: readonly unknown[] }
  | { path: string; kind: 'move'; from: number; to: number };

/** The differences between two states that share what is equal (`shared`). */
export function patchesOf(before: unknown, after: unknown, path = ''): Patch[] {
  if (Object.is(before, after)) return [];
  if (isText(before) && isText(after)) return [{ path, kind: 'text', ...spliceOf(before, after) }];
  if (Array.isArray(before) && Array.isArray(after)) return listPatches(before, after, path);
  if (!isRecord(before) || !isRecord(after)) return [{ path, kind: 'set', before, after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => patchesOf(before[name], after[name], path ? `${path}.${name}` : name));
}

function listPatches(before: readonly unknown[], after: readonly unknown[], path: string): Patch[] {
  if (isLines(before) && isLines(after))
    return [{ path, kind: 'text', ...spliceOf(textOfLines(before), textOfLines(after)) }];
  const isSameParts =
    before.length === after.length &&
    before.every((part, index) => idOf(part) && idOf(part) === idOf(after[index]));
  if (isSameParts) return before.flatMap((part, index) => patchesOf(part, after[index], `${path}.${index}`));
  const move = moveOf(before, after);
  if (move) return [{ path, kind: 'move', ...move }];
  const { at, removed, inserted } = spliceOf(before, after);
  return [{ path, kind: 'splice', at, removed, inserted }];
}

/** Where two sequences differ: what is the same at the start and at the end is left out. */
export function spliceOf<S extends string | readonly unknown[]>(before: S, after: S) {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && Object.is(before[at], after[at])) at++;
  let end = 0;
  while (end < most - at && Object.is(before.at(-1 - end), after.at(-1 - end))) end++;
  const between = (one: S) => one.slice(at, one.length - end) as S;
  return { at, removed: between(before), inserted: between(after) };
}

function moveOf(before: readonly unknown[], after: readonly unknown[]) {
  if (before.length !== after.length) return undefined;
  const first = before.findIndex((part, index) => !Object.is(part, after[index]));
  const last = before.findLastIndex((part, index) => !Object.is(part, after[index]));
  const moves = [
    { from: first, to: last },
    { from: last, to: first },
  ];
  return moves.find(({ from, to }) => moved(before, from, to).every((part, i) => Object.is(part, after[i])));
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}

const isText = (value: unknown): value is string => typeof value === 'string';

// A line with a line break, or an empty one, would be read back as other lines.
const isLines = (list: readonly unknown[]): list is readonly string[] =>
  list.every((line) => isText(line) && line !== '' && !line.includes('\n'));

const textOfLines = (lines: readonly string[]) => lines.join('\n');
const linesOfText = (text: string) => (text === '' ? [] : text.split('\n'));

/** The text of a field, if its value is a text or lines. */
export function textOfValue(value: unknown): string | undefined {
  if (isText(value)) return value;
  return Array.isArray(value) && isLines(value) ? textOfLines(value) : undefined;
}

export type Direction = 'back' | 'forth';

/** The patch that has this effect when it is applied forth. */
export function directed(patch: Patch, direction: Direction): Patch {
  if (direction === 'forth') return patch;
  if (patch.kind === 'set') return { ...patch, before: patch.after, after: patch.before };
  if (patch.kind === 'move') return { ...patch, from: patch.to, to: patch.from };
  return { ...patch, removed: patch.inserted, inserted: patch.removed } as Patch;
}

/** The tree after the patch. A patch that does not fit changes as much as it safely can. */
export function applied<T>(tree: T, patch: Patch): T {
  const value = valueAt(tree, patch.path);
  return withValueAt(tree, patch.path, patched(value, patch));
}

/** The value at the path of a patch, after the patch. What stays in a list is the same object. */
export function patched(value: unknown, patch: Patch): unknown {
  if (patch.kind === 'set') return patch.after;
  if (patch.kind === 'text') return changedText(value, patch);
  if (!Array.isArray(value)) return value;
  if (patch.kind === 'splice') return splicedList(value, patch);
  return Math.max(patch.from, patch.to) < value.length ? moved(value, patch.from, patch.to) : value;
}

function changedText(value: unknown, { at, removed, inserted }: Patch & { kind: 'text' }): unknown {
  const text = textOfValue(value);
  if (text === undefined) return value;
  const start = text.startsWith(removed, at) ? at : text.indexOf(removed);
  if (start < 0) return value;
  const next = text.slice(0, start) + inserted + text.slice(start + removed.length);
  return Array.isArray(value) ? linesOfText(next) : next;
}

function splicedList(list: readonly unknown[], { at, removed, inserted }: Patch & { kind: 'splice' }) {
  const isThere = removed.every((value, index) => isEqual(list[at + index], value));
  const isOneOf = (all: readonly unknown[]) => (value: unknown) => all.some((other) => isSame(value, other));
  // The list was changed by no step, such as by decisions that were added in the background.
  const rest = isThere
    ? list.toSpliced(at, removed.length)
    : list.filter((value) => !isOneOf(removed)(value));
  const isNew = (value: unknown) => !isOneOf(rest)(value);
  const added = inserted.filter((value) => (isThere && (idOf(value) || !isRecord(value))) || isNew(value));
  return rest.toSpliced(Math.min(at, rest.length), 0, ...added);
}

const isSame = (one: unknown, other: unknown) =>
  idOf(one) || idOf(other) ? idOf(one) === idOf(other) : isEqual(one, other);
