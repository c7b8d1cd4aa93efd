import { expect, test } from 'vitest';
import { lastChanged, type OpenPlan, sortPlans } from './follow-up-rules.ts';

const now = new Date('2026-11-18T12:00:00.000Z');
const day = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000).toISOString();
const plan = (id: string, over: Partial<OpenPlan> = {}): OpenPlan => ({
  id,
  paciente_id: `of-${id}`,
  created_date: day(-10),
  link_expira_em: null,
  last_opened_date: null,
  openings: null,
  ...over,
});
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test('a plan that was never opened is listed after three days and for ninety', () => {
  const plans = [
    plan('new', { created_date: day(-2.9) }),
    plan('due', { created_date: day(-3) }),
    plan('old', { created_date: day(-90) }),
    plan('too-old', { created_date: day(-90.1) }),
    plan('opened', { last_opened_date: day(-1) }),
  ];
  const { neverOpened } = sortPlans(plans, now);
  expect(neverOpened).toEqual([
    { id: 'due', data: day(-3) },
    { id: 'old', data: day(-90) },
  ]);
});

test('a link that ends is listed a week before and a month after, the next to end first', () => {
  const plans = [
    plan('later', { link_expira_em: day(7.1) }),
    plan('in-a-week', { link_expira_em: day(7) }),
    plan('tomorrow', { link_expira_em: day(1) }),
    plan('ended', { link_expira_em: day(-1) }),
    plan('ended-before', { link_expira_em: day(-30) }),
    plan('ended-long-ago', { link_expira_em: day(-30.1) }),
    plan('endless'),
  ];
  const { ending, neverOpened } = sortPlans(plans, now);
  expect(ids(ending)).toEqual(['tomorrow', 'in-a-week', 'ended', 'ended-before']);
  // A link that has ended cannot be opened any more.
  expect(ids(neverOpened)).toEqual(['later', 'in-a-week', 'tomorrow', 'endless']);
});

test('an older plan of the same patient is not listed, and its openings are', () => {
  const one = { paciente_id: 'ana' };
  const plans = [
    plan('replaced', { ...one, created_date: day(-40), link_expira_em: day(2) }),
    plan('present', { ...one, created_date: day(-5), last_opened_date: day(-3), openings: 4 }),
    plan('first', { ...one, created_date: day(-60), last_opened_date: day(-1) }),
    plan('unnamed', { paciente_id: null }),
    plan('unnamed-too', { paciente_id: null, created_date: day(-11) }),
  ];
  const { neverOpened, ending, opened } = sortPlans(plans, now);
  expect(ids(neverOpened)).toEqual(['unnamed', 'unnamed-too']);
  expect(ending).toEqual([]);
  expect(opened).toEqual([
    { id: 'first', data: day(-1), vezes: 1 },
    { id: 'present', data: day(-3), vezes: 4 },
  ]);
});

test('changed plans are listed by their last change, without those that were only created', () => {
  const changed = (id: string, days: number) => ({ ...plan(id), updated_date: day(days) });
  expect(lastChanged([changed('earlier', -3), changed('created', -10), changed('last', -1)])).toEqual([
    { id: 'last', data: day(-1) },
    { id: 'earlier', data: day(-3) },
  ]);
});
