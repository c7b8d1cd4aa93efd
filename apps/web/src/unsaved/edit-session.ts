import type { Obstacle } from '../data/request-failures.ts';
import type { StoredHistory } from '../lib/form-history/history.ts';
import { createListeners } from '../lib/listeners.ts';
import { newId } from '../lib/new-id.ts';
import { whenIdle } from '../lib/when-idle.ts';
import type { DraftStore } from './draft-store.ts';
import { type Base, baseOf, type RecordAdapter, type SavedRecord } from './record-adapter.ts';
import {
  contentHash,
  type RetryOptions,
  replacedValues,
  type SaveProblem,
  type SendOutcome,
  sendContent,
  withRetry,
} from './send-record.ts';

export interface EditSessionState<C, R> {
  /** The last state on the server that this editor knows. */
  base: Base<C>;
  isDirty: boolean;
  /** Where the text is stored: on the server, in a draft on this device, or only on this page. */
  storedOn: 'server' | 'device' | 'page';
  status: 'idle' | 'saving' | Obstacle;
  /** The person decides about it before the next save. */
  problem: SaveProblem<R> | null;
}

/**
 * What happens after a save: the editor closes, or the person stays in it. A signal means that the caller continues after a
 * success, unless the signal is aborted.
 */
export type AfterSave = 'finish' | 'stay' | AbortSignal;

export type SaveResult<R> =
  | { kind: 'saved'; record: R; isStaying?: boolean }
  /** Saved, but the text that was typed during the save breaks a rule. */
  | { kind: 'partly' }
  | { kind: 'invalid' }
  | { kind: 'problem' }
  | { kind: 'refused'; error: unknown }
  /** The editor was closed meanwhile. */
  | { kind: 'left' };

interface EditSessionOptions<C, R extends SavedRecord> {
  adapter: RecordAdapter<C, R>;
  base: Base<C>;
  /** Hashes of texts that were sent without an answer. */
  tried?: readonly string[];
  editor: string;
  drafts: DraftStore<C>;
  session: RetryOptions['session'];
  read: () => C;
  /** The steps of the form, which are stored with its text. */
  history?: () => StoredHistory;
  /** Puts values into the form, as if they had been typed. */
  write: (values: Partial<C>) => void;
  /** Called with every record that the server has answered with. */
  onRecord: (record: R) => void;
  /** Called once at the end of each save. */
  onResult: (result: SaveResult<R>) => void;
}

// Without a connection the text is sent every 5 s: enough for more than an hour of typing.
const MAX_TRIED = 1_000;

/**
 * The unsaved text of one editor. Nothing else knows the server's version. Every typed text is on the server, in a draft on
 * this device, or was discarded by a button that says so.
 */
export function createEditSession<C extends object, R extends SavedRecord>(
  options: EditSessionOptions<C, R>,
) {
  const { adapter, editor, drafts, session, write, onRecord, onResult } = options;
  let state: EditSessionState<C, R> = {
    base: options.base,
    isDirty: false,
    storedOn: 'server',
    status: 'idle',
    problem: null,
  };
  let saved = adapter.readable(state.base.content);
  let tried = options.tried ?? [];
  let read = options.read;
  let isOpen = true;
  let isDiscarded = false;
  let requests: readonly AfterSave[] = [];
  let cancelStoring: (() => void) | undefined;
  let running: Promise<SaveResult<R>> | undefined;
  let ending = new AbortController();
  const { notify, subscribe } = createListeners();

  const isActive = () => isOpen && !isDiscarded;

  function change(next: Partial<EditSessionState<C, R>>) {
    const names = Object.keys(next) as (keyof typeof next)[];
    if (names.every((name) => state[name] === next[name])) return;
    state = { ...state, ...next };
    notify();
  }

  function setBase(base: Base<C>) {
    saved = adapter.readable(base.content);
    tried = [];
    change({ base });
  }

  /** Stores a draft while the text differs from the server's. The steps of an open editor are stored in any case. */
  function storeDraft(isClosing: boolean) {
    cancelStoring?.();
    cancelStoring = undefined;
    // After the editor was closed, its draft may have been restored or discarded by another editor.
    if (isDiscarded || (!isOpen && !drafts.has(editor))) return;
    const content = structuredClone(read());
    const isDirty = adapter.readable(content) !== saved;
    const history = options.history?.();
    const stored = adapter.stored?.(content) ?? content;
    const draft = { savedAt: new Date().toISOString(), content: stored, base: state.base, tried, history };
    const hasSteps = history !== undefined && history.done.length + history.undone.length > 0;
    const isKept = isDirty || (hasSteps && isOpen && !isClosing);
    const isStored = isKept && drafts.put(editor, isDirty ? draft : { ...draft, isSaved: true });
    if (!isKept) drafts.erase(editor);
    const storedOnDevice = isStored ? 'device' : 'page';
    change({ isDirty, storedOn: isDirty ? storedOnDevice : 'server' });
  }

  const syncDraft = () => storeDraft(false);

  function edited() {
    if (!isActive()) return;
    // At most one second of typing is lost when a tab crashes. Storing a long text takes longer than a key, which must not wait.
    if (state.isDirty) cancelStoring ??= whenIdle(syncDraft, { after: 800, within: 200 });
    else syncDraft();
  }

  /** Repeats the save while text is typed during it. */
  async function saveUntilClean(): Promise<SaveResult<R>> {
    for (;;) {
      const content = adapter.valid(read());
      if (!content) return { kind: 'invalid' };
      const { outcome, given } = await sendWithRetry(content);
      if (outcome.kind !== 'saved') {
        if (isActive()) change({ problem: outcome });
        return { kind: 'problem' };
      }
      setBase(outcome.base);
      onRecord(outcome.record);
      if (!isActive()) return { kind: 'left' };
      write(replacedValues(given, outcome.base.content, read()));
      const now = adapter.valid(read());
      if (!now) return { kind: 'partly' };
      const isSaved = [given, outcome.base.content].some(
        (text) => adapter.readable(text) === adapter.readable(now),
      );
      if (isSaved) return { kind: 'saved', record: outcome.record };
    }
  }

  async function sendWithRetry(first: C): Promise<{ outcome: SendOutcome<C, R>; given: C }> {
    let given = first;
    const outcome = await withRetry(
      () => {
        given = adapter.valid(read()) ?? given;
        tried = [...new Set([...tried, contentHash(adapter, given)])].slice(-MAX_TRIED);
        syncDraft();
        return sendContent({ adapter, base: state.base, content: given, tried });
      },
      {
        session,
        signal: ending.signal,
        onWait: (status) => change({ status }),
        onRetry: () => change({ status: 'saving' }),
      },
    );
    return { outcome, given };
  }

  async function run(): Promise<SaveResult<R>> {
    change({ status: 'saving', problem: null });
    const result = await saveUntilClean().catch(
      (error: unknown): SaveResult<R> => ({ kind: 'refused', error }),
    );
    running = undefined;
    syncDraft();
    change({ status: 'idle' });
    if (!isActive()) return { kind: 'left' };
    const isReportedByCaller = requests.some((after) => typeof after === 'object' && !after.aborted);
    if (result.kind !== 'saved') onResult(result);
    else if (!isReportedByCaller) onResult({ ...result, isStaying: !requests.includes('finish') });
    return result;
  }

  /** Retries after failures of network and session. A second call joins the running save. */
  function save(after: AfterSave = 'finish'): Promise<SaveResult<R>> {
    requests = running ? [...requests, after] : [after];
    running ??= run();
    return running;
  }

  function close() {
    if (!isOpen) return;
    const last = structuredClone(read());
    read = () => last;
    storeDraft(true);
    isOpen = false;
    ending.abort();
  }

  return {
    editor,
    state: () => state,
    isActive,
    tried: () => tried,
    subscribe,
    edited,
    syncDraft,
    save,
    /** Saves the text as a new record, beside the one that was changed or deleted. */
    saveAsCopy() {
      if (running) return running;
      setBase(baseOf(adapter, undefined, newId()));
      const now = read();
      write(replacedValues(now, adapter.copyOf(now), now));
      return save();
    },
    /** Saves the text over the other version. */
    saveOver(current: R) {
      if (running) return running;
      setBase(baseOf(adapter, current, state.base.idempotencyKey));
      return save();
    },
    dismissProblem: () => change({ problem: null }),
    /** Starts the session; the returned function ends it. */
    open() {
      isOpen = true;
      isDiscarded = false;
      read = options.read;
      if (ending.signal.aborted) ending = new AbortController();
      syncDraft();
      return close;
    },
    /** Ends the session: the text stays in a draft, and the answer to a save no longer navigates. */
    close,
    /** Discards the text, after the person pressed a button that says so. */
    discard() {
      isDiscarded = true;
      cancelStoring?.();
      ending.abort();
      drafts.erase(editor);
      change({ isDirty: false, storedOn: 'server' });
    },
  };
}

export type EditSession<C extends object, R extends SavedRecord> = ReturnType<typeof createEditSession<C, R>>;
