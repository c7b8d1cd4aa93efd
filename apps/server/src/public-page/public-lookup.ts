import {
  Cardapio,
  type Draft,
  entityNamed,
  isCleanText,
  menuWithNumbers,
  type PublicMenu,
  type PublicNutricionista,
  publicMenuOf,
  User,
} from '@alecrim/domain';
import { sql } from 'kysely';
import { areSwapsShown } from '../entities/plan-numbers.ts';
import { columnNamed } from '../entities/query/columns.ts';
import { decode, isSet } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { contentHash } from '../platform/http/responses.ts';

/** What a public link leads to. The plan's own data is for our use; only `menu` may be shown. */
export type PublicPlan = { kind: 'found'; menu: PublicMenu; plan: PlanFacts } | Closed;
export type PublicLink = { kind: 'found'; link: LinkFacts } | Closed;
export interface Closed {
  kind: 'not_found' | 'inactive' | 'expired';
}

/** What is known without reading the plan. */
export interface LinkFacts {
  id: string;
  ownerId: string | null;
  /** Whether the patient may open the shopping list. */
  mostrar_compras: boolean;
  nutricionista: PublicNutricionista;
  /** Changes with every change of the plan and of its owner's profile. */
  fingerprint: string;
}

export interface PlanFacts extends LinkFacts {
  version: number;
  /** When its text last changed. */
  content_date: string;
  /** Her decisions about its lines, which the list of purchases is read with. */
  leituras: Draft<'Cardapio'>['leituras'];
}

type LookupDeps = Pick<Deps, 'db' | 'now'>;
type Row = Record<string, unknown>;

/** From a token to what its link needs besides the plan. Every token costs the same single lookup in an index. */
export async function findPublicLink({ db, now }: LookupDeps, token: unknown): Promise<PublicLink> {
  const row = await readLink(db, possible(token));
  return isOpen(row, now()) ? { kind: 'found', link: linkFacts(row) } : closed(row);
}

/** From a token to the plan. It reads the whole plan, so it is for those who show it. */
export async function findPublicPlan({ db, now }: LookupDeps, token: unknown): Promise<PublicPlan> {
  const row = await readPlan(db, possible(token));
  if (!isOpen(row, now())) return closed(row);
  const { version, content_date } = row;
  const fields = decoded(planFields, row);
  const plan = { ...linkFacts(row), version, content_date, leituras: fields.leituras } as PlanFacts;
  return { kind: 'found', menu: menuWithNumbers(fields, profileIn(row)), plan };
}

const isActive = (row: Row) => isSet(row.ativo as boolean | number);
const isOpen = (row: Row | undefined, now: Date): row is Row =>
  row !== undefined &&
  isActive(row) &&
  !(typeof row.link_expira_em === 'string' && row.link_expira_em <= now.toISOString());
const closed = (row: Row | undefined): Closed => ({
  kind: row === undefined ? 'not_found' : isActive(row) ? 'expired' : 'inactive',
});

const profileIn = (row: Row) => ({
  ...decoded(profileFields, row, 'perfil_'),
  full_name: row.perfil_full_name,
});

function linkFacts(row: Row): LinkFacts {
  const { id, created_by_id: ownerId, version } = row;
  const profile = profileIn(row);
  return {
    id,
    ownerId,
    mostrar_compras: isSet(row.mostrar_compras as boolean | number),
    nutricionista: publicMenuOf({}, profile).nutricionista,
    fingerprint: contentHash(JSON.stringify([id, version, profile])),
  } as LinkFacts;
}

async function rowByToken(db: Db, token: string, selection: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${sql.raw(selection)}
    from cardapios left join users on users.id = cardapios.created_by_id
    where cardapios.token_publico = ${token} and cardapios.deleted_date is null`.execute(db);
  return rows[0];
}
const readLink = (db: Db, token: string) => rowByToken(db, token, linkSelection);
const readPlan = (db: Db, token: string) => rowByToken(db, token, planSelection);

const planFields = Object.entries(Cardapio.fields);
const profileFields = Object.entries(User.fields);

// Half of a plan's bytes are its numbers, and most plans show none.
const isShown: Record<string, string> = {
  numeros: "cardapios.mostrar_numeros <> 'nada'",
  trocas: areSwapsShown,
};

// As text, because Kysely would compile some sixty names for every lookup. All of them come from definitions.
function shownColumn(name: string): string {
  const condition = isShown[name];
  return condition ? `case when ${condition} then cardapios."${name}" end` : `cardapios."${name}"`;
}

const ofPlan = (...names: string[]) => names.map((name) => `cardapios."${name}"`);
const profileColumns = [
  'users.full_name as perfil_full_name',
  ...profileFields.map(([name]) => `users.${name} as perfil_${name}`),
];

const linkSelection = [
  ...ofPlan('id', 'created_by_id', 'version', 'ativo', 'link_expira_em', 'mostrar_compras'),
  ...profileColumns,
].join(', ');

const planSelection = [
  ...ofPlan('id', 'created_by_id', 'version'),
  `${columnNamed(entityNamed('Cardapio'), 'content_date').text} as content_date`,
  ...planFields.map(([name]) => `${shownColumn(name)} as "${name}"`),
  ...profileColumns,
].join(', ');

const decoded = (fields: typeof planFields | typeof profileFields, row: Row, prefix = ''): Row =>
  Object.fromEntries(fields.map(([name, { shape }]) => [name, decode(shape, row[prefix + name])]));

// No plan has an empty token. Looking it up takes as long as any other lookup, and finds no plan.
const NO_PLANS_TOKEN = '';
const MAX_TOKEN = 200;

const possible = (token: unknown): string =>
  typeof token === 'string' && token.length <= MAX_TOKEN && isCleanText(token) ? token : NO_PLANS_TOKEN;
