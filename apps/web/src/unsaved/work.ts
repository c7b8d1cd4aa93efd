import type { Obstacle } from '../data/request-failures.ts';
import { newId } from '../lib/new-id.ts';
import { type Base, baseOf, type Kind, replacedValues, type Saved } from './base.ts';
import type { DraftStore } from './draft-store.ts';
import { keepTrying, type Trying } from './keep-trying.ts';
import { contentHash, type Outcome, sendContent } from './send-content.ts';

export type SaveStatus = 'idle' | 'saving' | Obstacle;

/** The record was changed or deleted by another person or tab: the person decides before the next save. */
export type Problem<R> = { kind: 'conflict'; current: R } | { kind: 'gone' };

export interface WorkState<C, R> {
  /** The state on the server, as this editor knows it. */
  base: Base<C>;
  isDirty: boolean;
  /** Where the text is stored: on the server, in a draft on this device, or only on this page. */
  keptOn: 'server' | 'device' | 'page';
  status: SaveStatus;
  problem: Problem<R> | null;
}

/**
 * What follows a save: the editor is finished with, or the person stays in it. With a signal another part of the app goes on
 * and reports a success itself, unless the signal is aborted.
 */
export type SaveWay = 'finish' | 'stay' | AbortSignal;

export type SaveResult<R> =
  | { kind: 'saved'; record: R; isStaying?: boolean }
  /** Saved up to a point; what was typed since breaks a rule. */
  | { kind: 'partly' }
  | { kind: 'invalid' }
  | { kind: 'problem' }
  | { kind: 'refused'; error: unknown }
  /** The editor was closed meanwhile. */
  | { kind: 'left' };

export interface WorkOptions<C, R extends Saved> {
  kind: Kind<C, R>;
  base: Base<C>;
  /** Hashes of texts that were sent without an answer. */
  tried?: readonly string[];
  editor: string;
  drafts: DraftStore<C>;
  session: Trying['session'];
  read: () => C;
  /** Puts values into the form, as if they had been typed. */
  write: (values: Partial<C>) => void;
  /** Called with every record that the server has answered with. */
  onRecord: (record: R) => void;
  /** Called once at the end of each save. */
  onResult: (result: SaveResult<R>) => void;
}

// At most this much typing is lost when a tab crashes.
const DRAFT_INTERVAL_MS = 1_000;
// Without a connection the text is sent every 5 s: enough for more than an hour of typing.
const MAX_TRIED = 1_000;

/**
 * The unsaved work of one editor. It alone knows the server's version. Every text that is typed is on the
 * server, in a draft on this device, or was given up by a button that says so.
 */
export function createWork<C extends object, R extends Saved>(options: WorkOptions<C, R>) {
  const { kind, editor, drafts, session, write, onRecord, onResult } = options;
  let state: WorkState<C, R> = {
    base: options.base,
    isDirty: false,
    keptOn: 'server',
    status: 'idle',
    problem: null,
  };
  let saved = kind.readable(state.base.content);
  let tried = options.tried ?? [];
  let read = options.read;
  let isOpen = true;
  let isDiscarded = false;
  let asked: readonly SaveWay[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<SaveResult<R>> | undefined;
  let leaving = new AbortController();
  const listeners = new Set<() => void>();

  const isHere = () => isOpen && !isDiscarded;

  function change(next: Partial<WorkState<C, R>>) {
    const names = Object.keys(next) as (keyof typeof next)[];
    if (names.every((name) => state[name] === next[name])) return;
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function startFrom(base: Base<C>) {
    saved = kind.readable(base.content);
    tried = [];
    change({ base });
  }

  /** Compares the text with what the server holds, and keeps a draft of it while they differ. */
  function settle() {
    clearTimeout(timer);
    timer = undefined;
    // After the editor was closed, its draft may have been restored or discarded by another editor.
    if (isDiscarded || (!isOpen && !drafts.has(editor))) return;
    const content = structuredClone(read());
    const isDirty = kind.readable(content) !== saved;
    if (isDirty) {
      const draft = { savedAt: new Date().toISOString(), content, base: state.base, tried };
      change({ isDirty, keptOn: drafts.keep(editor, draft) ? 'device' : 'page' });
    } else {
      drafts.forget(editor);
      change({ isDirty, keptOn: 'server' });
    }
  }

  function edited() {
    if (!isHere()) return;
    if (state.isDirty) timer ??= setTimeout(settle, DRAFT_INTERVAL_MS);
    else settle();
  }

  /** Text that is typed during a save is saved next. */
  async function untilNothingIsNew(): Promise<SaveResult<R>> {
    for (;;) {
      const content = kind.valid(read());
      if (!content) return { kind: 'invalid' };
      const { outcome, given } = await untilHeard(content);
      if (outcome.kind !== 'saved') {
        if (isHere()) change({ problem: outcome });
        return { kind: 'problem' };
      }
      startFrom(outcome.base);
      onRecord(outcome.record);
      if (!isHere()) return { kind: 'left' };
      write(replacedValues(given, outcome.base.content, read()));
      const now = kind.valid(read());
      if (!now) return { kind: 'partly' };
      const isAnswered = [given, outcome.base.content].some(
        (text) => kind.readable(text) === kind.readable(now),
      );
      if (isAnswered) return { kind: 'saved', record: outcome.record };
    }
  }

  async function untilHeard(first: C): Promise<{ outcome: Outcome<C, R>; given: C }> {
    let given = first;
    const outcome = await keepTrying(
      () => {
        given = kind.valid(read()) ?? given;
        tried = [...new Set([...tried, contentHash(kind, given)])].slice(-MAX_TRIED);
        settle();
        return sendContent({ kind, base: state.base, content: given, tried });
      },
      {
        session,
        signal: leaving.signal,
        onWait: (status) => change({ status }),
        onRetry: () => change({ status: 'saving' }),
      },
    );
    return { outcome, given };
  }

  async function run(): Promise<SaveResult<R>> {
    change({ status: 'saving', problem: null });
    const result = await untilNothingIsNew().catch(
      (error: unknown): SaveResult<R> => ({ kind: 'refused', error }),
    );
    running = undefined;
    settle();
    change({ status: 'idle' });
    if (!isHere()) return { kind: 'left' };
    const isTakenOver = asked.some((way) => typeof way === 'object' && !way.aborted);
    if (result.kind !== 'saved') onResult(result);
    else if (!isTakenOver) onResult({ ...result, isStaying: !asked.includes('finish') });
    return result;
  }

  /** Repeats the save through failures of network and session. A second call joins the save that is under way. */
  function save(way: SaveWay = 'finish'): Promise<SaveResult<R>> {
    asked = running ? [...asked, way] : [way];
    running ??= run();
    return running;
  }

  function close() {
    if (!isOpen) return;
    const last = structuredClone(read());
    read = () => last;
    settle();
    isOpen = false;
    leaving.abort();
  }

  return {
    editor,
    state: () => state,
    isHere,
    /** Hashes of texts that were sent without an answer. */
    tried: () => tried,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edited,
    /** Keeps a draft now, without waiting for the timer. */
    settle,
    save,
    /** Saves the text as a new record, beside the one that was changed or deleted. */
    saveAsCopy() {
      if (running) return running;
      startFrom(baseOf(kind, undefined, newId()));
      const now = read();
      write(replacedValues(now, kind.copyOf(now), now));
      return save();
    },
    /** Saves the text over the other version. */
    saveOver(current: R) {
      if (running) return running;
      startFrom(baseOf(kind, current, state.base.idempotencyKey));
      return save();
    },
    dismissProblem: () => change({ problem: null }),
    /** The editor is on the page, until the returned function is called. */
    open() {
      isOpen = true;
      isDiscarded = false;
      read = options.read;
      if (leaving.signal.aborted) leaving = new AbortController();
      settle();
      return close;
    },
    /** The person leaves: the text stays in a draft, and the answer to a save no longer navigates. */
    close,
    /** Discards the text, after the person pressed a button that says so. */
    discard() {
      isDiscarded = true;
      clearTimeout(timer);
      leaving.abort();
      drafts.forget(editor);
      change({ isDirty: false, keptOn: 'server' });
    },
  };
}

export type Work<C extends object, R extends Saved> = ReturnType<typeof createWork<C, R>>;
