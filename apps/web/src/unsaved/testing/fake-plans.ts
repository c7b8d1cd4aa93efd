import { ApiError } from '@alecrim/client';
import {
  Cardapio,
  type Content,
  contentOf,
  type Entity,
  readableContent,
  tidyContent,
  withTitleOfCopy,
} from '@alecrim/domain';
import { newId } from '../../lib/new-id.ts';
import { draftStore } from '../draft-store.ts';
import { createEditSession, type SaveResult } from '../edit-session.ts';
import { type Base, baseOf, type RecordAdapter } from '../record-adapter.ts';

export type PlanContent = Content<'Cardapio'>;

export interface FakePlan extends PlanContent {
  id: string;
  version: number;
}

/** What happens to the next requests: answered, not sent, or executed without an answer. */
type Network = 'good' | 'down' | 'answers lost';

const entity = Cardapio as unknown as Entity;

/** Plans on a server, with every version that was ever saved, and a network in front of them. */
export function fakePlans() {
  const versions: FakePlan[] = [];
  let everything = '';
  const keys = new Map<string, string>();
  const removed = new Set<string>();
  const forgotten = new Set<string>();
  const waiting: (() => void)[] = [];
  let network: Network = 'good';
  let isSlow = false;
  let isExpired = false;

  const current = (id: string) => versions.findLast((plan) => plan.id === id);
  const fail = (status: number, code?: string, extra_data?: object) =>
    new ApiError('falhou', { status, code, body: { message: 'falhou', code, extra_data } } as never);

  function put(plan: FakePlan): FakePlan {
    versions.push(structuredClone(plan));
    everything += JSON.stringify(plan);
    return structuredClone(plan);
  }

  async function exchange(respond: () => FakePlan): Promise<FakePlan> {
    await Promise.resolve();
    if (network === 'down') throw fail(0, 'NETWORK');
    if (isExpired) throw fail(401, 'UNAUTHORIZED');
    const isLost = network === 'answers lost';
    const answer = respond();
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    if (isLost) throw fail(0, 'NETWORK');
    return answer;
  }

  const adapter: RecordAdapter<PlanContent, FakePlan> = {
    name: 'Cardapio',
    contentOf: (plan) => contentOf(entity, plan ?? {}) as PlanContent,
    readable: (content) => readableContent(entity, content),
    valid: (content) => Cardapio.form.safeParse(tidyContent(entity, { ...content }, newId)).data,
    copyOf: (content) => withTitleOfCopy('Cardapio', content),
    create: (content, key) =>
      exchange(() => {
        const known = current(keys.get(key) ?? '');
        if (known && removed.has(known.id)) throw fail(404, 'NOT_FOUND');
        if (known) return structuredClone(known);
        const id = newId();
        keys.set(key, id);
        return put({ ...content, id, version: 1 });
      }),
    update: ({ id, version }, content) =>
      exchange(() => {
        const plan = current(id);
        if (!plan || removed.has(id)) throw fail(404, 'NOT_FOUND');
        if (plan.version !== version) throw fail(409, 'VERSION_CONFLICT', { current: structuredClone(plan) });
        if (forgotten.has(content.paciente_id ?? ''))
          throw fail(422, 'INVALID_REFERENCE', { field: 'paciente_id' });
        return put({ ...plan, ...content, version: plan.version + 1 });
      }),
  };

  return {
    adapter,
    versions,
    /** Every text that the server has ever held. */
    everything: () => everything,
    current,
    ids: () => [...new Set(versions.map(({ id }) => id))],
    setNetwork: (next: Network) => (network = next),
    setSlow: (next: boolean) => (isSlow = next),
    setExpired: (next: boolean) => (isExpired = next),
    isExpired: () => isExpired,
    /** Lets the answers through that were on their way. */
    release: () => {
      for (const arrive of waiting.splice(0)) arrive();
    },
    remove: (id: string) => removed.add(id),
    forgetPatient: (id: string) => forgotten.add(id),
    /** Saves from another device. */
    saveElsewhere(id: string, change: (plan: FakePlan) => void) {
      const plan = current(id);
      if (!plan || removed.has(id)) return;
      const changed = structuredClone(plan);
      change(changed);
      put({ ...changed, version: plan.version + 1 });
    },
  };
}

type FakePlans = ReturnType<typeof fakePlans>;

/** The parts of a session that a save needs. */
export function fakeSession(plans: FakePlans) {
  const listeners = new Set<() => void>();
  return {
    state: () => ({ isExpired: plans.isExpired() }) as never,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The person signs in again. */
    renew() {
      plans.setExpired(false);
      for (const listener of [...listeners]) listener();
    },
  };
}

type FakeSession = ReturnType<typeof fakeSession>;

interface From {
  plan?: FakePlan;
  /** The draft to restore. */
  draft?: { base: Base<PlanContent>; content: PlanContent; tried: readonly string[] };
}

/** An editor in a tab: the values of a form and its edit session. */
export function aTab(plans: FakePlans, session: FakeSession, { plan, draft }: From = {}) {
  const { adapter } = plans;
  const base = draft?.base ?? baseOf(adapter, plan, newId());
  const values = structuredClone(draft?.content ?? base.content);
  const original = structuredClone(values);
  const results: SaveResult<FakePlan>[] = [];
  const editSession = createEditSession<PlanContent, FakePlan>({
    adapter,
    base,
    tried: draft?.tried,
    editor: newId(),
    drafts: draftStore({ userId: 'ana', type: adapter.name, id: plan?.id }),
    session,
    read: () => values,
    write(changes) {
      Object.assign(values, changes);
      if (Object.keys(changes).length > 0) editSession.edited();
    },
    onRecord: () => {},
    onResult: (result) => results.push(result),
  });
  const close = editSession.open();
  return {
    editSession,
    values,
    original,
    results,
    close,
    planId: plan?.id,
    type(change: (values: PlanContent) => void) {
      change(values);
      editSession.edited();
    },
  };
}

export type Tab = ReturnType<typeof aTab>;
