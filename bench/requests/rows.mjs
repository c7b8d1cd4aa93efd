import { randomUUID } from 'node:crypto';
import { aPlan } from '../lib/plan.mjs';
import { PLANS } from './seed.mjs';

const api = '/api/apps/alecrim';
const plan = (turn) => JSON.stringify(aPlan(turn));

let saves = 0;

/** A save after one option was changed. The rounds save the same plans, and a save without a change is less work. */
function changedPlan(turn) {
  const { refeicoes, ...others } = aPlan(turn);
  const [first, ...rest] = refeicoes;
  const [option, ...options] = first.opcoes;
  const changed = { ...first, opcoes: [{ ...option, descricao: `Opção ${++saves}` }, ...options] };
  return JSON.stringify({ ...others, refeicoes: [changed, ...rest] });
}
const search = encodeURIComponent(JSON.stringify({ $search: 'marina' }));
const since = '2020-01-01';
const thisMonth = encodeURIComponent(JSON.stringify({ created_date: { $gte: since } }));
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };

// On SQLite a person may wait with 30 filters or searches; further ones are refused.
const belowRefusal = 16;

/** The concurrencies for rows with a budget; the others run with the highest one alone. */
export const atOnceOfBudgets = [8, 32];

/**
 * The measured requests.
 * `budgets`: for each engine, the most that the CPU time of a request may be, as a multiple of the named side, or of the
 * product's own get (`ownGet`).
 * `goals`: what else R24 asks for, on PostgreSQL, 32 at once, beside the bare server: the least number of answers in the
 * same time, and the longest time of the slowest in a hundred.
 * `nth` returns another plan each time: its id on each side, and its token.
 */
export const rows = {
  get: {
    budgets: { postgres: { bare: 1.8 }, sqlite: { checking: 2 } },
    goals: { throughput: 0.45, p99: 5 },
    ours: ({ nth }, turn) => ({ path: `${api}/entities/Cardapio/${nth(turn).id}` }),
    bare: ({ nth }, turn) => ({ path: `/plan?id=${nth(turn).id}` }),
  },
  'list 20': {
    budgets: { postgres: { bare: 1.3 }, sqlite: { checking: 1.5 } },
    goals: { throughput: 0.6, p99: 5 },
    ours: () => ({ path: `${api}/entities/Cardapio?limit=20` }),
    bare: () => ({ path: '/list' }),
  },
  search: {
    atOnce: belowRefusal,
    ours: () => ({ path: `${api}/entities/Cardapio?limit=20&q=${search}` }),
    bare: () => ({ path: '/search?words=marina' }),
  },
  create: {
    budgets: { postgres: { bare: 1.8 }, sqlite: { checking: 2 } },
    goals: { throughput: 0.6, p99: 5 },
    ours: (_, turn) => ({ method: 'POST', path: `${api}/entities/Cardapio`, body: plan(turn) }),
    bare: (_, turn) => ({ method: 'POST', path: '/plan', body: plan(turn) }),
  },
  // As the app creates: a key makes a creation that is sent again give the first record.
  'create with a key': {
    ours: (_, turn) => ({
      method: 'POST',
      path: `${api}/entities/Cardapio`,
      body: plan(turn),
      headers: { 'idempotency-key': randomUUID() },
    }),
    bare: (_, turn) => ({ method: 'POST', path: '/plan', body: plan(turn) }),
  },
  update: {
    budgets: { postgres: { bare: 2.2 } },
    ours: ({ nth }, turn) => ({
      method: 'PUT',
      path: `${api}/entities/Cardapio/${nth(turn).id}`,
      body: changedPlan(turn),
    }),
    bare: ({ nth }, turn) => ({ method: 'PUT', path: `/plan?id=${nth(turn).id}`, body: changedPlan(turn) }),
  },
  'count all': {
    ours: () => ({ path: `${api}/entities/Cardapio/count` }),
    bare: () => ({ path: '/count' }),
  },
  'count of a month': {
    atOnce: belowRefusal,
    ours: () => ({ path: `${api}/entities/Cardapio/count?q=${thisMonth}` }),
    bare: () => ({ path: `/count?since=${since}` }),
  },
  'public by token': {
    budgets: { postgres: { ownGet: 1.5 } },
    ours: ({ nth }, turn) => ({
      method: 'POST',
      path: `${api}/functions/buscarCardapioPublico`,
      body: JSON.stringify({ token: nth(turn).token }),
    }),
    bare: ({ nth }, turn) => ({ path: `/public?token=${nth(turn).token}` }),
  },
  "patient's page": {
    budgets: { postgres: { bare: 3 }, sqlite: { bare: 3 } },
    requests: PLANS,
    // Every option of every plan changes before a round, so that each request is the first for its page.
    before: ({ nth }, turn, mark) => ({
      method: 'PUT',
      path: `${api}/entities/Cardapio/${nth(turn).id}`,
      body: JSON.stringify(aPlan(turn, mark)),
    }),
    ours: ({ nth }, turn) => ({ path: `/VerCardapio?token=${nth(turn).token}`, headers: asBrowser }),
    bare: () => ({ path: '/page', headers: asBrowser }),
  },
  'the same page again': {
    ours: ({ nth }) => ({ path: `/VerCardapio?token=${nth(0).token}`, headers: asBrowser }),
    bare: () => ({ path: '/page', headers: asBrowser }),
  },
  login: {
    // A password hash takes 50 ms of CPU by design.
    requests: 16,
    atOnce: 2,
    ours: ({ account }) => ({ method: 'POST', path: `${api}/auth/login`, body: JSON.stringify(account) }),
    bare: ({ account }) => ({ method: 'POST', path: '/login', body: JSON.stringify(account) }),
  },
};
