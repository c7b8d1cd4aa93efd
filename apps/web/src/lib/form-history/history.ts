import {
  applied,
  type Direction,
  directed,
  type Patch,
  patchesOf,
  spliceOf,
  textOfValue,
} from './patches.ts';
import { shared, type Tree, valueAt, withValueAt } from './values.ts';

/** One thing that a person did, and that one press undoes. */
export interface Step {
  /** What was done, in words. Empty for text that was typed: then the path tells it. */
  label: string;
  patches: readonly Patch[];
}

/** What is stored of a history: the steps that can be undone, the last at the end, and those that can be redone. */
export interface StoredHistory {
  done: readonly Step[];
  undone: readonly Step[];
}

/** What a press of undo or redo changes, in the order in which it is written into the form. */
export interface Restored {
  step: Step;
  patches: readonly Patch[];
}

// A long afternoon of typing. The older steps go first. The bytes are those of the draft, which has room for about 5 MB with
// the drafts of all other plans.
const MAX_STEPS = 400;
const MAX_SIZE = 150_000;

/** A step that may still grow: typing continues, or a tool is still writing. */
interface Open {
  label: string;
  from: Tree;
  /** A tool is writing: all of it belongs to this step. */
  isTool: boolean;
  /** The text that is being typed; undefined after anything else was written. */
  typing?: Typing & { path: string };
  /** The task and the time of the last write. */
  task: number;
  time: number;
}

interface Moment {
  /** Writes of the same task of the browser are one step. */
  task: number;
  time: number;
  /** Letters that are being composed are not separated. */
  isComposing?: boolean;
}

/**
 * The steps between the states of a form, in one order. It is told what has changed and finds out how: a state shares all that
 * is equal with the state before, so a key press copies the field and what contains it, never the plan.
 */
export function createHistory(values: Tree, stored: StoredHistory = { done: [], undone: [] }) {
  let present = shared(undefined, values);
  let open: Open | undefined;
  const done = [...stored.done];
  let undone = [...stored.undone];
  const sizes = new WeakMap<Step, number>();

  function sizeOf(step: Step): number {
    const size = sizes.get(step) ?? JSON.stringify(step).length;
    sizes.set(step, size);
    return size;
  }

  function bound() {
    let size = [...done, ...undone].reduce((sum, step) => sum + sizeOf(step), 0);
    const isTooMuch = () => size > MAX_SIZE || done.length + undone.length > MAX_STEPS;
    for (const steps of [done, undone])
      while (steps.length > 0 && isTooMuch()) size -= sizeOf(steps.shift() as Step);
  }

  const stepOf = ({ label, from }: Open): Step => ({ label, patches: patchesOf(from, present) });

  function close(): Step | undefined {
    if (!open) return undefined;
    const step = stepOf(open);
    open = undefined;
    // Text that was typed and deleted again leaves no step.
    if (step.patches.length === 0) return undefined;
    done.push(step);
    undone = [];
    bound();
    return step;
  }

  /** Takes over the value of a field. */
  function take(path: string, value: unknown): Tree {
    const before = present;
    present = withValueAt(present, path, shared(valueAt(present, path), value));
    return before;
  }

  function restore(direction: Direction): Restored | undefined {
    close();
    const [from, to] = direction === 'back' ? [done, undone] : [undone, done];
    const step = from.pop();
    if (!step) return undefined;
    to.push(step);
    const inOrder = direction === 'back' ? step.patches.toReversed() : step.patches;
    const patches = inOrder.map((patch) => directed(patch, direction));
    for (const patch of patches) present = applied(present, patch);
    return { step, patches };
  }

  return {
    present: () => present,
    canUndo: () => done.length > 0 || (open !== undefined && open.from !== present),
    canRedo: () => undone.length > 0,
    /** A field was written, by typing or by a tool. Returns whether its value has changed. */
    changed(path: string, value: unknown, moment: Moment): boolean {
      const before = take(path, value);
      if (before === present) return false;
      const { task, time } = moment;
      const now = valueAt(present, path);
      const typed = typingOf(valueAt(before, path), now);
      const typing = typed && { path, ...typed };
      if (open?.isTool || open?.task === task) open = { ...open, typing: undefined, task, time };
      else if (open && typing && goesOn(open, typing, moment)) {
        open = { ...open, typing, task, time };
      } else {
        present = before;
        close();
        present = withValueAt(before, path, now);
        open = { label: '', isTool: false, from: before, typing, task, time };
        undone = [];
      }
      return true;
    },
    /** All that has changed until `end` is one step. */
    begin(label: string): void {
      close();
      open = { label, isTool: true, from: present, task: 0, time: 0 };
    },
    /** Takes over the values after a tool has written them. Returns the step, if anything has changed. */
    end(values: Tree): Step | undefined {
      present = shared(present, values);
      return close();
    },
    /** Takes over what was written by no person. It belongs to the last step, so that an undo finds the text as it was. */
    joined(values: Tree): void {
      const from = open?.from;
      const before = present;
      present = shared(present, values);
      const last = done.at(-1);
      if (from || !last || before === present) return;
      done[done.length - 1] = { ...last, patches: [...last.patches, ...patchesOf(before, present)] };
      bound();
    },
    /** Takes over what belongs to no step: an undo leaves it. */
    passed(values: Tree): void {
      const before = present;
      present = shared(present, values);
      if (open) for (const patch of patchesOf(before, present)) open.from = applied(open.from, patch);
    },
    isLast: (step: Step): boolean => !open && done.at(-1) === step,
    /** A step ends: what is typed next is another one. */
    close,
    undo: () => restore('back'),
    redo: () => restore('forth'),
    stored(): StoredHistory {
      const last = open && stepOf(open);
      return { done: last?.patches.length ? [...done, last] : [...done], undone: [...undone] };
    },
  };
}

/** Whether typing goes on with the text of the open step. */
function goesOn({ typing, time }: Open, now: Typing & { path: string }, moment: Moment): boolean {
  if (typing?.path !== now.path) return false;
  return (moment.isComposing ?? false) || continuesTyping(typing, now, moment.time - time);
}

// A pause of this length begins a new step.
const PAUSE_MS = 1_000;

/** A change of a text: what was taken out and put in, and where. */
type Typing = ReturnType<typeof spliceOf<string>>;

/** Undefined if the value is not typed, such as a list of parts. A number is typed digit by digit. */
function typingOf(before: unknown, now: unknown): Typing | undefined {
  const [from, to] = [before, now].map((value) =>
    textOfValue(typeof value === 'number' ? `${value}` : (value ?? '')),
  );
  return from === undefined || to === undefined ? undefined : spliceOf(from, to);
}

/**
 * Whether a change goes on with the word that is being typed or deleted. A word and the blanks before it are one step, as in
 * other editors.
 */
function continuesTyping(last: Typing, now: Typing, pause: number): boolean {
  if (pause > PAUSE_MS || `${now.removed}${now.inserted}`.includes('\n')) return false;
  if (now.inserted === '') {
    const isAtEdge = now.at + now.removed.length === last.at || now.at === last.at;
    return last.inserted === '' && isAtEdge;
  }
  const isAtEnd = last.inserted !== '' && now.removed === '' && now.at === last.at + last.inserted.length;
  const isNewWord = /^\s/.test(now.inserted) && !/\s$/.test(last.inserted);
  return isAtEnd && !isNewWord;
}
