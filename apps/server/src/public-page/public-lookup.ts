import {
  Cardapio,
  type Draft,
  entityNamed,
  isCleanText,
  menuWithNumbers,
  type PublicMenu,
  User,
} from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { areSwapsShown } from '../entities/plan-swaps.ts';
import { columnNamed } from '../entities/query/columns.ts';
import { decode, isSet } from '../platform/db/dialect.ts';
import { rowsByKey } from '../platform/db/rows-by-key.ts';
import type { Deps } from '../platform/deps.ts';
import { countedFailures } from '../platform/http/counted-failures.ts';
import { limits } from '../platform/http/limits.ts';
import { addressOf } from '../platform/http/rate-limits.ts';

/** What a public link leads to. The plan's own data is for our use; only `menu` may be shown. */
export type PublicPlan =
  | { kind: 'found'; menu: PublicMenu; plan: PlanFacts }
  | { kind: 'not_found' }
  | { kind: 'inactive' }
  | { kind: 'expired' };

export interface PlanFacts {
  id: string;
  ownerId: string | null;
  version: number;
  /** When its text last changed. */
  content_date: string;
  /** Her decisions about its lines, which the list of purchases is read with. */
  leituras: Draft<'Cardapio'>['leituras'];
  /** Whether the patient may open the shopping list. */
  mostrar_compras: boolean;
}

type LookupDeps = Pick<Deps, 'db' | 'now' | 'config'>;
type Row = Record<string, unknown>;

// A patient opens one link; an address that misses more often is guessing (T32).
const countMisses = countedFailures(limits.publicMisses);

/** The lookup for a request without sign-in: like `findPublicPlan`, with the misses of an address counted. */
export async function openPublicPlan(deps: LookupDeps, ip: string, token: unknown): Promise<PublicPlan> {
  return countMisses(
    deps,
    addressOf(ip),
    () => findPublicPlan(deps, token),
    ({ kind }) => kind === 'not_found',
  );
}

/** The only way from a token to a plan. Every token, valid or not, costs the same single lookup in an index. */
export async function findPublicPlan(
  { db, now }: Pick<LookupDeps, 'db' | 'now'>,
  token: unknown,
): Promise<PublicPlan> {
  const row = await readPlan(db, possible(token));
  if (!row) return { kind: 'not_found' };
  if (!isSet(row.ativo as boolean | number)) return { kind: 'inactive' };
  if (typeof row.link_expira_em === 'string' && row.link_expira_em <= now().toISOString())
    return { kind: 'expired' };
  const { id, created_by_id: ownerId, version, content_date } = row;
  const plan = decoded(planFields, row);
  const { leituras, mostrar_compras } = plan;
  return {
    kind: 'found',
    menu: menuWithNumbers(plan, {
      ...decoded(profileFields, row, 'perfil_'),
      full_name: row.perfil_full_name,
    }),
    plan: { id, ownerId, version, content_date, leituras, mostrar_compras } as PlanFacts,
  };
}

/** A link that many people open at once costs one query at a time. */
const readPlan = rowsByKey<Row & { key: string }>(
  'cardapios.token_publico',
  (isAskedFor) => sql`
    select cardapios.token_publico as key, ${selection}
    from cardapios left join users on users.id = cardapios.created_by_id
    where ${isAskedFor} and cardapios.deleted_date is null`,
);

const planFields = Object.entries(Cardapio.fields);
const profileFields = Object.entries(User.fields);

// Half of a plan's bytes are its numbers, and most plans show none.
const isShown: Record<string, string> = {
  numeros: "cardapios.mostrar_numeros <> 'nada'",
  trocas: areSwapsShown,
};

function shownColumn(name: string): RawBuilder<unknown> {
  const column = sql.ref(`cardapios.${name}`);
  const condition = isShown[name];
  return condition ? sql`case when ${sql.raw(condition)} then ${column} end` : column;
}

const selection = sql.join([
  ...['id', 'created_by_id', 'version'].map((name) => sql.ref(`cardapios.${name}`)),
  sql`${columnNamed(entityNamed('Cardapio'), 'content_date').expression} as content_date`,
  ...planFields.map(([name]) => sql`${shownColumn(name)} as ${sql.ref(name)}`),
  sql`users.full_name as perfil_full_name`,
  ...profileFields.map(([name]) => sql`${sql.ref(`users.${name}`)} as ${sql.ref(`perfil_${name}`)}`),
]);

const decoded = (fields: typeof planFields | typeof profileFields, row: Row, prefix = ''): Row =>
  Object.fromEntries(fields.map(([name, { shape }]) => [name, decode(shape, row[prefix + name])]));

// No plan has an empty token. Looking it up takes as long as any other lookup, and finds no plan.
const NO_PLANS_TOKEN = '';
const MAX_TOKEN = 200;

const possible = (token: unknown): string =>
  typeof token === 'string' && token.length <= MAX_TOKEN && isCleanText(token) ? token : NO_PLANS_TOKEN;
