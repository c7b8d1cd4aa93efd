import { aPlan } from '../lib/plan.mjs';

const api = '/api/apps/alecrim';
const plan = (turn) => JSON.stringify(aPlan(turn));
const search = encodeURIComponent(JSON.stringify({ $search: 'marina' }));
const since = '2020-01-01';
const thisMonth = encodeURIComponent(JSON.stringify({ created_date: { $gte: since } }));
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * The measured requests. Budgets are multiples of the bare server's CPU time on PostgreSQL.
 * `nth` returns another plan each time: its id on each side, and its token.
 */
export const rows = {
  get: {
    budget: 2.2,
    ours: ({ nth }, turn) => ({ path: `${api}/entities/Cardapio/${nth(turn).id}` }),
    bare: ({ nth }, turn) => ({ path: `/plan?id=${nth(turn).id}` }),
  },
  'list 20': {
    budget: 1.7,
    ours: () => ({ path: `${api}/entities/Cardapio?limit=20` }),
    bare: () => ({ path: '/list' }),
  },
  search: {
    ours: () => ({ path: `${api}/entities/Cardapio?limit=20&q=${search}` }),
    bare: () => ({ path: '/search?words=marina' }),
  },
  create: {
    budget: 1.8,
    ours: (_, turn) => ({ method: 'POST', path: `${api}/entities/Cardapio`, body: plan(turn) }),
    bare: (_, turn) => ({ method: 'POST', path: '/plan', body: plan(turn) }),
  },
  update: {
    ours: ({ nth }, turn) => ({
      method: 'PUT',
      path: `${api}/entities/Cardapio/${nth(turn).id}`,
      body: plan(turn),
    }),
    bare: ({ nth }, turn) => ({ method: 'PUT', path: `/plan?id=${nth(turn).id}`, body: plan(turn) }),
  },
  'count all': {
    ours: () => ({ path: `${api}/entities/Cardapio/count` }),
    bare: () => ({ path: '/count' }),
  },
  'count of a month': {
    ours: () => ({ path: `${api}/entities/Cardapio/count?q=${thisMonth}` }),
    bare: () => ({ path: `/count?since=${since}` }),
  },
  'public by token': {
    ours: ({ nth }, turn) => ({
      method: 'POST',
      path: `${api}/functions/buscarCardapioPublico`,
      body: JSON.stringify({ token: nth(turn).token }),
    }),
    bare: ({ nth }, turn) => ({ path: `/public?token=${nth(turn).token}` }),
  },
  "patient's page": {
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
