import { newId } from '../../lib/new-id.ts';
import { type Base, baseOf } from '../base.ts';
import { draftStore } from '../draft-store.ts';
import { createWork, type SaveResult } from '../work.ts';
import type { FakePlan, FakePlans, PlanContent } from './fake-plans.ts';

/** The session of a fake server, as far as a save asks for it. */
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

export type FakeSession = ReturnType<typeof fakeSession>;

interface From {
  plan?: FakePlan;
  /** The draft to go on with. */
  draft?: { base: Base<PlanContent>; content: PlanContent; tried: readonly string[] };
}

/** An editor in a tab: a form that is typed into, and the work behind it. */
export function aTab(plans: FakePlans, session: FakeSession, { plan, draft }: From = {}) {
  const { kind } = plans;
  const base = draft?.base ?? baseOf(kind, plan, newId());
  const values = structuredClone(draft?.content ?? base.content);
  const original = structuredClone(values);
  const results: SaveResult<FakePlan>[] = [];
  const work = createWork<PlanContent, FakePlan>({
    kind,
    base,
    tried: draft?.tried,
    editor: newId(),
    drafts: draftStore({ userId: 'ana', kind: kind.name, id: plan?.id }),
    session,
    read: () => values,
    write(changes) {
      Object.assign(values, changes);
      if (Object.keys(changes).length > 0) work.edited();
    },
    onRecord: () => {},
    onResult: (result) => results.push(result),
  });
  const close = work.open();
  return {
    work,
    values,
    original,
    results,
    close,
    planId: plan?.id,
    type(change: (values: PlanContent) => void) {
      change(values);
      work.edited();
    },
  };
}

export type Tab = ReturnType<typeof aTab>;
