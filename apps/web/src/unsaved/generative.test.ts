import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { randomOf } from '../testing/random.ts';
import { draftsOf } from './draft-store.ts';
import {
  aTab,
  type FakePlan,
  fakePlans,
  fakeSession,
  type PlanContent,
  type Tab,
} from './testing/fake-plans.ts';
import { diskThatCanBeFull } from './testing/full-disk.ts';

// Another range is tried with SEEDS=5000 FIRST_SEED=1000.
const SEEDS = Number(process.env.SEEDS ?? (process.env.TEST_DEPTH === 'full' ? 5_000 : 120));
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 1);
const STEPS = 80;
// Typing that is younger than this may be lost when its tab crashes.
const UNKEPT_FOR = 1_000;

let disk: ReturnType<typeof diskThatCanBeFull>;
beforeEach(() => {
  vi.useFakeTimers();
  disk = diskThatCanBeFull();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test(`${SEEDS} random histories lose no typed word`, async () => {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++) {
    disk.setFull(false);
    localStorage.clear();
    localStorage.setItem('token', 'um-token');
    const world = aWorld(seed);
    for (let step = 0; step < STEPS; step++) {
      await world.step();
      expect(world.faults(), `seed ${seed}: ${world.told.join(' · ')}`).toEqual([]);
    }
    await world.end();
    expect(world.faults(), `seed ${seed}: ${world.told.join(' · ')}`).toEqual([]);
  }
}, 1_800_000);

interface Word {
  text: string;
  typedAt: number;
  tab?: Tab;
}

function aWorld(seed: number) {
  const random = randomOf(seed);
  const plans = fakePlans();
  const session = fakeSession(plans);
  const tabs: Tab[] = [];
  const words: Word[] = [];
  const givenUp = new Set<string>();
  const told: string[] = [];
  /** Texts saved on another device that no one on this device chose to replace. */
  let elsewhere: { planId: string; text: string }[] = [];
  let creations = 0;

  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const holds = (source: unknown, word: string) => JSON.stringify(source).includes(word);
  const isOnServer = (word: string) => plans.everything().includes(word);
  const giveUp = (tab: Tab) => {
    for (const { text } of words) if (holds(tab.values, text) && !isOnServer(text)) givenUp.add(text);
  };

  function aWord(tab?: Tab): string {
    const text = `p${words.length}x`;
    words.push({ text, typedAt: Date.now(), tab });
    return text;
  }

  function open(from: Parameters<typeof aTab>[2]) {
    if (!from?.plan && !from?.draft) creations++;
    tabs.push(aTab(plans, session, from));
  }

  function shut(tab: Tab) {
    tab.close();
    tabs.splice(tabs.indexOf(tab), 1);
  }

  const acts: Record<string, (tab: Tab) => unknown> = {
    type: (tab) => {
      const text = aWord(tab);
      tab.type((values) => pick(typings)?.(values, text));
    },
    'take it all back': (tab) => {
      giveUp(tab);
      elsewhere = elsewhere.filter(({ planId }) => planId !== tab.editSession.state().base.id);
      tab.type((values) => Object.assign(values, structuredClone(tab.original)));
    },
    save: (tab) => void tab.editSession.save(),
    wait: () => wait(random() * 4_000),
    'wait long': () => wait(30_000),
    'go offline': () => plans.setNetwork('down'),
    'lose answers': () => plans.setNetwork('answers lost'),
    'come online': () => {
      plans.setNetwork('good');
      window.dispatchEvent(new Event('online'));
    },
    'slow down': () => plans.setSlow(true),
    'speed up': () => {
      plans.setSlow(false);
      plans.release();
    },
    'end the session': () => plans.setExpired(true),
    'sign in again': () => session.renew(),
    'save elsewhere': ({ editSession }) => {
      const { id } = editSession.state().base;
      if (!id) return;
      const text = aWord();
      plans.saveElsewhere(id, (plan) => pick(typings)?.(plan, text));
      if (holds(plans.current(id), text)) elsewhere.push({ planId: id, text });
      else givenUp.add(text);
    },
    'delete elsewhere': ({ editSession }) => {
      const { id } = editSession.state().base;
      if (id && random() < 0.2) plans.remove(id);
    },
    'save a copy': ({ editSession }) => {
      if (!editSession.state().problem) return;
      creations++;
      void editSession.saveAsCopy();
    },
    'save over': ({ editSession }) => {
      const { problem } = editSession.state();
      if (problem?.kind !== 'conflict') return;
      elsewhere = elsewhere.filter(({ planId }) => planId !== problem.current.id);
      void editSession.saveOver(problem.current);
    },
    reload: (tab) => {
      tab.editSession.syncDraft();
      const { problem, storedOn } = tab.editSession.state();
      if (problem?.kind !== 'conflict' || storedOn === 'page') return;
      shut(tab);
      open({ plan: problem.current });
    },
    leave: (tab) => {
      // A page asks before it is left, and says if no draft can be stored.
      tab.editSession.syncDraft();
      if (tab.editSession.state().storedOn !== 'page') shut(tab);
    },
    discard: (tab) => {
      if (random() < 0.6) return;
      giveUp(tab);
      tab.editSession.discard();
      shut(tab);
    },
    crash: (tab) => {
      for (const { text, typedAt, tab: where } of words)
        if (where === tab && Date.now() - typedAt <= UNKEPT_FOR) givenUp.add(text);
      if (tab.editSession.state().storedOn === 'page') giveUp(tab);
      const left = { ...localStorage };
      shut(tab);
      // A closing tab still writes its draft; a crashing tab does not.
      const wasFull = disk.isFull();
      disk.setFull(false);
      localStorage.clear();
      for (const [key, value] of Object.entries(left)) localStorage.setItem(key, value);
      disk.setFull(wasFull);
    },
    'open new': () => void (tabs.length < 3 && open({})),
    'open saved': () => {
      const id = pick(plans.ids());
      if (id && tabs.length < 3) open({ plan: plans.current(id) });
    },
    restore: () => {
      const openHere = new Set(tabs.map(({ editSession }) => editSession.editor));
      const found = pick(draftsOf('ana').filter(({ editor }) => !openHere.has(editor)));
      if (!found || tabs.length >= 3) return;
      const plan = found.ref.id ? ({ id: found.ref.id } as FakePlan) : undefined;
      open({ plan, draft: found as never });
      const key = Object.keys(localStorage).find((name) =>
        localStorage.getItem(name)?.includes(found.editor),
      );
      if (!key || disk.isFull()) return;
      const { [found.editor]: _, ...rest } = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify(rest));
    },
    'fill the disk': () => disk.setFull(true),
    'free the disk': () => {
      disk.setFull(false);
      for (const { editSession } of tabs) editSession.syncDraft();
    },
    'sign out and erase': () => {
      if (random() < 0.7) return;
      for (const { text } of words) if (!isOnServer(text)) givenUp.add(text);
      signOut();
    },
    'save and sign out': async () => {
      if (random() < 0.5) return;
      plans.setNetwork('good');
      plans.setSlow(false);
      plans.release();
      session.renew();
      const saves = tabs.map(({ editSession }) => editSession.save(new AbortController().signal));
      await wait(60_000);
      const results = await Promise.all(saves);
      const isClean = tabs.every(({ editSession }) => !editSession.state().isDirty);
      if (results.every(({ kind }) => kind === 'saved') && isClean && draftsOf('ana').length === 0) signOut();
    },
  };

  function signOut() {
    for (const tab of [...tabs]) {
      tab.editSession.discard();
      shut(tab);
    }
    disk.setFull(false);
    localStorage.clear();
    localStorage.setItem('token', 'outro-token');
  }

  return {
    told,
    async step() {
      if (tabs.length === 0) open({});
      const tab = pick(tabs);
      const name = pick(often);
      if (!tab || !name) return;
      told.push(`${name}@${tabs.indexOf(tab)}`);
      await acts[name]?.(tab);
      await wait(1);
    },
    async end() {
      disk.setFull(false);
      plans.setSlow(false);
      plans.release();
      for (const tab of [...tabs]) {
        shut(tab);
      }
      await wait(60_000);
      told.push('end');
    },
    faults(): string[] {
      const drafts = draftsOf('ana').map(({ content }) => content);
      const left = JSON.stringify([drafts, tabs.map(({ values }) => values)]);
      const lost = words
        .filter(({ text }) => !givenUp.has(text) && !isOnServer(text) && !left.includes(text))
        .map(({ text }) => `lost ${text}`);
      const overwritten = elsewhere
        .filter(({ planId, text }) => !holds(plans.current(planId), text))
        .map(({ text }) => `overwritten ${text}`);
      const untrue = tabs.flatMap(({ editSession, values }) => {
        const { isDirty, status, base } = editSession.state();
        const saysSaved = !isDirty && status === 'idle' && base.id;
        const isSaved = plans.versions.some(
          (plan) => plan.id === base.id && plans.adapter.readable(plan) === plans.adapter.readable(values),
        );
        return saysSaved && !isSaved ? ['"Tudo salvo" is not true'] : [];
      });
      const doubled = plans.ids().length > creations ? [`${plans.ids().length} plans of ${creations}`] : [];
      return [...lost, ...overwritten, ...untrue, ...doubled];
    },
  };
}

/** Every act as often as it should happen. */
const often = Object.entries({
  type: 10,
  save: 6,
  wait: 3,
  'wait long': 1,
  'take it all back': 1,
  'go offline': 1,
  'lose answers': 2,
  'come online': 3,
  'slow down': 2,
  'speed up': 3,
  'end the session': 1,
  'sign in again': 2,
  'save elsewhere': 2,
  'delete elsewhere': 1,
  'save a copy': 3,
  'save over': 2,
  reload: 3,
  leave: 3,
  discard: 1,
  crash: 2,
  'open new': 1,
  'open saved': 3,
  restore: 5,
  'fill the disk': 1,
  'free the disk': 3,
  'sign out and erase': 1,
  'save and sign out': 1,
}).flatMap(([name, times]) => Array<string>(times).fill(name));

const typings: ((values: PlanContent, text: string) => void)[] = [
  (values, text) => (values.titulo = `${values.titulo} ${text}`),
  (values, text) => (values.observacoes_finais = `${values.observacoes_finais ?? ''}\n${text}`),
  (values, text) =>
    values.refeicoes.push({ id: text, nome: text, opcoes: [{ id: text, numero: 1, itens: [text] }] }),
  (values, text) => {
    const lines = values.refeicoes[0]?.opcoes?.[0]?.itens;
    if (lines) lines.push(text);
    else values.paciente_nome = `${values.paciente_nome} ${text}`;
  },
];
