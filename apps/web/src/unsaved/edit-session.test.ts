import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftsOf } from './draft-store.ts';
import { aTab, fakePlans, fakeSession, type Tab } from './testing/fake-plans.ts';
import { diskThatCanBeFull } from './testing/full-disk.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('token', 'um-token');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms = 1) => vi.advanceTimersByTimeAsync(ms);
const title = (tab: Tab, titulo: string) => tab.type((values) => (values.titulo = titulo));
const draftTitles = () => draftsOf('ana').map(({ content }) => (content as { titulo: string }).titulo);
const stateOf = ({ editSession }: Tab) => editSession.state();

function aPractice() {
  const plans = fakePlans();
  const session = fakeSession(plans);
  const newTab = (from?: Parameters<typeof aTab>[2]) => aTab(plans, session, from);
  /** An editor on a plan that is saved with the title "Plano". */
  async function savedTab() {
    const first = newTab();
    title(first, 'Plano');
    await first.editSession.save();
    first.close();
    return newTab({ plan: plans.current(plans.ids()[0] ?? '') });
  }
  const titles = () => plans.ids().map((id) => plans.current(id)?.titulo);
  return { plans, session, newTab, savedTab, titles };
}

test('R10: during typing at any speed the draft is never older than 2 s', async () => {
  const tab = aPractice().newTab();
  for (let key = 1; key <= 60; key++) {
    title(tab, String(key));
    await pass(100);
    expect((key - Number(draftTitles()[0] ?? 0)) * 100).toBeLessThanOrEqual(2_000);
  }
});

test('a draft is stored when the page is idle, and once', async () => {
  const idle: (() => void)[] = [];
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  vi.stubGlobal('cancelIdleCallback', cancel);
  const tab = aPractice().newTab();
  for (const text of ['P', 'Pl', 'Pla']) {
    title(tab, text);
    await pass(500);
  }
  expect(draftTitles()).toEqual(['P']);
  expect(idle).toHaveLength(1);
  idle[0]?.();
  expect(draftTitles()).toEqual(['Pla']);
  title(tab, 'Plan');
  await pass(1_000);
  tab.editSession.syncDraft();
  expect(draftTitles()).toEqual(['Plan']);
  expect(cancel).toHaveBeenLastCalledWith(2);
});

test('a text that is undone or saved leaves no draft', async () => {
  const { newTab } = aPractice();
  const tab = newTab();
  title(tab, 'Plano');
  expect(draftTitles()).toEqual(['Plano']);
  title(tab, '');
  await pass(1_000);
  expect(draftTitles()).toEqual([]);
  title(tab, 'Plano');
  await tab.editSession.save();
  expect(draftTitles()).toEqual([]);
  expect(stateOf(tab)).toMatchObject({ isDirty: false, storedOn: 'server' });
});

test('a copy holds text typed before the conflict was known and while the copy is sent', async () => {
  const { plans, savedTab, titles } = aPractice();
  const tab = await savedTab();
  plans.saveElsewhere(tab.planId ?? '', (plan) => (plan.titulo = 'O da outra aba'));
  plans.setSlow(true);
  title(tab, 'O meu');
  void tab.editSession.save();
  title(tab, 'O meu, mais longo');
  await pass();
  plans.release();
  await pass();
  expect(stateOf(tab).problem).toMatchObject({ kind: 'conflict' });

  void tab.editSession.saveAsCopy();
  await pass();
  tab.type((values) => (values.observacoes_finais = 'escrito durante o envio'));
  plans.setSlow(false);
  plans.release();
  await pass();
  expect(titles()).toEqual(['O da outra aba', 'O meu, mais longo (Cópia)']);
  expect(plans.current(plans.ids()[1] ?? '')).toMatchObject({
    observacoes_finais: 'escrito durante o envio',
  });
  expect(tab.results.at(-1)).toMatchObject({ kind: 'saved' });
});

test('a double press on the copy makes one copy', async () => {
  const { plans, savedTab, titles } = aPractice();
  const tab = await savedTab();
  plans.saveElsewhere(tab.planId ?? '', (plan) => (plan.titulo = 'O da outra aba'));
  title(tab, 'O meu');
  await tab.editSession.save();
  void tab.editSession.saveAsCopy();
  void tab.editSession.saveAsCopy();
  await pass();
  expect(titles()).toEqual(['O da outra aba', 'O meu (Cópia)']);
});

test.each([
  ['kept as a draft', (tab: Tab) => tab.close()],
  ['discarded', (tab: Tab) => tab.editSession.discard()],
])(
  'the answer to a save takes nobody anywhere after the editor was left with its text %s',
  async (_how, leave) => {
    const { plans, newTab, titles } = aPractice();
    const tab = newTab();
    plans.setSlow(true);
    title(tab, 'Plano');
    void tab.editSession.save();
    await pass();
    leave(tab);
    plans.release();
    await pass();
    expect(titles()).toEqual(['Plano']);
    expect(tab.results).toEqual([]);
    // The server holds the text after all: nothing is left to recover.
    expect(draftTitles()).toEqual([]);
  },
);

test('after a save that left invalid text behind, typing the original title counts as a change', async () => {
  const { plans, savedTab } = aPractice();
  const tab = await savedTab();
  plans.setSlow(true);
  title(tab, 'Outro título');
  void tab.editSession.save();
  await pass();
  title(tab, '');
  plans.release();
  await pass();
  expect(tab.results.at(-1)).toEqual({ kind: 'partly' });
  title(tab, 'Plano');
  await pass(1_000);
  expect(stateOf(tab)).toMatchObject({ isDirty: true });
  expect(draftTitles()).toEqual(['Plano']);
});

test('a draft of a new plan whose answer was lost is saved into the plan that was created', async () => {
  const { plans, newTab, titles } = aPractice();
  const tab = newTab();
  plans.setNetwork('answers lost');
  title(tab, 'Plano');
  void tab.editSession.save();
  await pass();
  tab.close();
  const [draft] = draftsOf('ana');
  plans.setNetwork('good');
  const again = newTab({ draft: draft as never });
  title(again, 'Plano, mais longo');
  await again.editSession.save();
  expect(titles()).toEqual(['Plano, mais longo']);
});

test('a draft of a new plan does not overwrite the plan that another person has changed since', async () => {
  const { plans, newTab, titles } = aPractice();
  const tab = newTab();
  plans.setNetwork('answers lost');
  title(tab, 'Plano');
  void tab.editSession.save();
  await pass();
  tab.close();
  const [draft] = draftsOf('ana');
  plans.setNetwork('good');
  plans.saveElsewhere(plans.ids()[0] ?? '', (plan) => (plan.titulo = 'Reescrito'));
  const again = newTab({ draft: draft as never });
  await again.editSession.save();
  expect(stateOf(again).problem).toMatchObject({ kind: 'conflict' });
  expect(titles()).toEqual(['Reescrito']);
});

test('a draft whose plan was created and then deleted on another device can be saved as a new plan', async () => {
  const { plans, newTab } = aPractice();
  const tab = newTab();
  plans.setNetwork('answers lost');
  title(tab, 'Plano');
  void tab.editSession.save();
  await pass();
  plans.remove(plans.ids()[0] ?? '');
  plans.setNetwork('good');
  await pass(5_000);
  expect(stateOf(tab).problem).toEqual({ kind: 'gone' });
  await tab.editSession.saveAsCopy();
  expect(plans.current(plans.ids()[1] ?? '')).toMatchObject({ titulo: 'Plano (Cópia)' });
});

test('after a long time without a connection, the own text whose answer was lost is still recognised', async () => {
  const { plans, newTab, titles } = aPractice();
  const tab = newTab();
  plans.setNetwork('answers lost');
  title(tab, 'Plano');
  void tab.editSession.save();
  await pass();
  plans.setNetwork('down');
  for (let minute = 0; minute < 60; minute++)
    for (let second = 0; second < 60; second += 5) {
      title(tab, `Plano ${minute}:${second}`);
      await pass(5_000);
    }
  plans.setNetwork('good');
  await pass(5_000);
  expect(stateOf(tab).problem).toBeNull();
  expect(titles()).toEqual(['Plano 59:55']);
});

test('on a full disk the status says that the text is only on the page, until there is room', async () => {
  const tab = aPractice().newTab();
  const disk = diskThatCanBeFull();
  disk.setFull(true);
  title(tab, 'Plano');
  expect(stateOf(tab)).toMatchObject({ isDirty: true, storedOn: 'page' });
  disk.setFull(false);
  title(tab, 'Plano novo');
  await pass(1_000);
  expect(stateOf(tab)).toMatchObject({ storedOn: 'device' });
});

test('a patient who was erased meanwhile is removed from the plan and from the form', async () => {
  const { plans, savedTab } = aPractice();
  const tab = await savedTab();
  plans.forgetPatient('p9');
  tab.type((values) => Object.assign(values, { paciente_id: 'p9', paciente_nome: 'Marina' }));
  await tab.editSession.save();
  expect(tab.values).toMatchObject({ paciente_id: null, paciente_nome: 'Marina' });
  expect(stateOf(tab)).toMatchObject({ isDirty: false });
});

test('when the session ends during a save, the save waits for sign-in and continues', async () => {
  const { plans, session, newTab, titles } = aPractice();
  const tab = newTab();
  plans.setExpired(true);
  title(tab, 'Plano');
  void tab.editSession.save();
  await pass();
  expect(stateOf(tab).status).toBe('session');
  session.renew();
  await pass();
  expect(titles()).toEqual(['Plano']);
});

test('Ctrl+S stays in the editor after a save, and the button closes it', async () => {
  const { savedTab } = aPractice();
  const tab = await savedTab();
  title(tab, 'Um');
  await tab.editSession.save('stay');
  title(tab, 'Dois');
  await tab.editSession.save();
  expect(tab.results).toMatchObject([
    { kind: 'saved', isStaying: true },
    { kind: 'saved', isStaying: false },
  ]);
});

test('the editor reports the result of a slow save if the person decides to stay', async () => {
  const { plans, savedTab } = aPractice();
  const tab = await savedTab();
  plans.setSlow(true);
  title(tab, 'Um');
  void tab.editSession.save();
  const leaving = new AbortController();
  const saved = tab.editSession.save(leaving.signal);
  leaving.abort();
  plans.setSlow(false);
  plans.release();
  await pass(10);
  await saved;
  expect(tab.results).toMatchObject([{ kind: 'saved', isStaying: false }]);
});

test('a save that another part of the app waits for is not reported by the editor', async () => {
  const { savedTab } = aPractice();
  const tab = await savedTab();
  title(tab, 'Um');
  await tab.editSession.save(new AbortController().signal);
  expect(tab.results).toEqual([]);
});
