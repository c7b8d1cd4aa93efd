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
import { restrictionsIn } from '../entities/restrictions.ts';
import { decode, isSet } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { contentHash } from '../platform/http/responses.ts';

/** The result of a lookup. Only `menu` may be shown to the reader. */
type PublicPlan = { kind: 'found'; menu: PublicMenu; plan: PlanFacts } | Closed;
type PublicLink = { kind: 'found'; link: LinkFacts } | Closed;
export type Closed =
  | { kind: 'not_found' }
  /** Whoever has the link knows whose it was. Absent when her account is blocked. */
  | { kind: 'inactive' | 'expired'; nutricionista?: PublicNutricionista };

/** Facts about a link that need no read of the plan. */
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
  /** The nutritionist's decisions about its lines, for the shopping list. */
  leituras: Draft<'Cardapio'>['leituras'];
}

type LookupDeps = Pick<Deps, 'db' | 'now'>;
type LinkRow = Record<string, unknown>;

/** Looks a link up without its plan. Every token costs one index lookup. */
export async function findPublicLink({ db, now }: LookupDeps, token: unknown): Promise<PublicLink> {
  const row = await readLink(db, possible(token));
  return isOpen(row, now()) ? { kind: 'found', link: linkFacts(row) } : closed(row);
}

/** Looks a link up and reads the whole plan. */
export async function findPublicPlan({ db, now }: LookupDeps, token: unknown): Promise<PublicPlan> {
  const row = await readPlan(db, possible(token));
  if (!isOpen(row, now())) return closed(row);
  const { version, content_date } = row;
  const fields = decoded(planFields, row);
  // Swaps made for other restrictions may violate those that the patient has now. They are being made again.
  const { fingerprint } = restrictionsIn(row.paciente_restricoes as string | null);
  if ((fields.trocas_para ?? '') !== fingerprint) fields.trocas = [];
  const plan = { ...linkFacts(row), version, content_date, leituras: fields.leituras } as PlanFacts;
  return { kind: 'found', menu: menuWithNumbers(fields, profileIn(row)), plan };
}

const isActive = (row: LinkRow) => isSet(row.ativo as boolean | number);
const isOpen = (row: LinkRow | undefined, now: Date): row is LinkRow =>
  row !== undefined &&
  isActive(row) &&
  !(typeof row.link_expira_em === 'string' && row.link_expira_em <= now.toISOString());

function closed(row: LinkRow | undefined): Closed {
  if (row === undefined) return { kind: 'not_found' };
  const kind = isActive(row) ? 'expired' : 'inactive';
  // An account that is blocked or being erased is named nowhere. A plan without an owner has none to name.
  const isNamed = row.perfil_disabled !== null && !isSet(row.perfil_disabled as boolean | number);
  return isNamed ? { kind, nutricionista: nutricionistaIn(row) } : { kind };
}

const profileIn = (row: LinkRow) => ({
  ...decoded(profileFields, row, 'perfil_'),
  full_name: row.perfil_full_name,
});
const nutricionistaIn = (row: LinkRow) => publicMenuOf({}, profileIn(row)).nutricionista;

function linkFacts(row: LinkRow): LinkFacts {
  const { id, created_by_id: ownerId, version } = row;
  const nutricionista = nutricionistaIn(row);
  return {
    id,
    ownerId,
    mostrar_compras: isSet(row.mostrar_compras as boolean | number),
    nutricionista,
    // Only what the page shows of the profile: a choice about the app does not make a new page.
    fingerprint: contentHash(
      JSON.stringify([id, version, nutricionista, row.versao_leitura, row.paciente_restricoes]),
    ),
  } as LinkFacts;
}

async function rowByToken(db: Db, token: string, selection: string): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`select ${sql.raw(selection)}
    from cardapios left join users on users.id = cardapios.created_by_id
    left join pacientes on pacientes.id = cardapios.paciente_id
    where cardapios.token_publico = ${token} and cardapios.deleted_date is null`.execute(db);
  return rows[0];
}
const readLink = (db: Db, token: string) => rowByToken(db, token, linkSelection);
const readPlan = (db: Db, token: string) => rowByToken(db, token, planSelection);

const planFields = Object.entries(Cardapio.fields);
const profileFields = Object.entries(User.fields);

// Numbers are half of a plan's bytes, and most plans show none.
const isShown: Record<string, string> = {
  numeros: "cardapios.mostrar_numeros <> 'nada' or cardapios.mostrar_nutrientes",
  trocas: areSwapsShown,
};

// As text, because Kysely would compile some sixty names for every lookup. All of them come from definitions.
function shownColumn(name: string): string {
  const condition = isShown[name];
  return condition ? `case when ${condition} then cardapios."${name}" end` : `cardapios."${name}"`;
}

const ofPlan = (...names: string[]) => names.map((name) => `cardapios."${name}"`);
const ofPatient = 'pacientes.restricoes as paciente_restricoes';
const profileColumns = [
  'users.full_name as perfil_full_name',
  'users.disabled as perfil_disabled',
  ...profileFields.map(([name]) => `users.${name} as perfil_${name}`),
];

const linkSelection = [
  ...ofPlan('id', 'created_by_id', 'version', 'ativo', 'link_expira_em', 'mostrar_compras', 'versao_leitura'),
  ofPatient,
  ...profileColumns,
].join(', ');

const planSelection = [
  ...ofPlan('id', 'created_by_id', 'version'),
  `${columnNamed(entityNamed('Cardapio'), 'content_date').text} as content_date`,
  ...planFields.map(([name]) => `${shownColumn(name)} as "${name}"`),
  ofPatient,
  ...profileColumns,
].join(', ');

const decoded = (fields: typeof planFields | typeof profileFields, row: LinkRow, prefix = ''): LinkRow =>
  Object.fromEntries(fields.map(([name, { shape }]) => [name, decode(shape, row[prefix + name])]));

// No plan has an empty token, so this lookup finds none, in the usual time.
const NO_PLANS_TOKEN = '';
const MAX_TOKEN = 200;

const possible = (token: unknown): string =>
  typeof token === 'string' && token.length <= MAX_TOKEN && isCleanText(token) ? token : NO_PLANS_TOKEN;
