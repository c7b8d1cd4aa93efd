import {
  addDays,
  type DueReturn,
  type FollowedPlan,
  type FollowUp,
  type Listed,
  MOST_LISTED,
} from '@alecrim/domain/pure';
import { type RawBuilder, sql } from 'kysely';
import type { SignedIn } from '../accounts/viewer.ts';
import { backgroundOptions } from '../entities/query/owner-scope.ts';
import { runInBackground } from '../platform/db/background-queries.ts';
import { engineOf, isAnyOf, isSet } from '../platform/db/dialect.ts';
import type { FlagValue } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { type Dated, lastChanged, type OpenPlan, sortPlans } from './follow-up-rules.ts';

const WEEK = 7;
const MOST_RECENT = 5;
// Older plans are no longer followed: so the cost does not grow with the number of plans.
const MOST_PLANS = 1_000;

/** What a nutritionist has to follow up on the day `today` of her own time zone. */
export async function followUpOf(
  deps: Pick<Deps, 'db' | 'now'>,
  user: SignedIn,
  today: string,
): Promise<FollowUp> {
  const reader = readerOf(deps.db, user);
  const [atrasados, retornos, newest] = await Promise.all([
    reader.returns(sql`retorno_em < ${today}`, sql`desc`),
    reader.returns(sql`retorno_em >= ${today} and retorno_em <= ${addDays(today, WEEK)}`, sql`asc`),
    reader.newestPlans(),
  ]);
  const sorted = sortPlans(newest.filter(isFollowed), deps.now());
  const dates = {
    nao_abertos: sorted.neverOpened.slice(0, MOST_LISTED),
    links: sorted.ending.slice(0, MOST_LISTED),
    aberturas: sorted.opened.slice(0, MOST_RECENT),
    alteracoes: lastChanged(newest).slice(0, MOST_RECENT),
  };
  const plans = await reader.named(Object.values(dates).flatMap((list) => list.map(({ id }) => id)));
  const named = <D extends Dated>(list: readonly D[]): (Named & D)[] =>
    list.flatMap((dated) => {
      const plan = plans.get(dated.id);
      return plan ? [{ ...plan, ...dated }] : [];
    });
  return {
    atrasados,
    retornos,
    nao_abertos: { total: sorted.neverOpened.length, itens: named(dates.nao_abertos) },
    links: { total: sorted.ending.length, itens: named(dates.links) },
    aberturas: named(dates.aberturas),
    alteracoes: named(dates.alteracoes),
  };
}

type Named = Omit<FollowedPlan, 'data'>;

interface NewestPlan extends OpenPlan {
  updated_date: string;
  ativo: FlagValue;
  patient_deleted: string | null;
}

/** A plan with an open link whose patient is not in the bin. */
const isFollowed = ({ ativo, patient_deleted }: NewestPlan) => isSet(ativo) && patient_deleted === null;

/** The statements. Each names the owner. */
function readerOf(db: Deps['db'], user: SignedIn) {
  const engine = engineOf(db);
  const rowsOf = async <R>(query: RawBuilder<R>): Promise<R[]> =>
    (await runInBackground(db, backgroundOptions(user, 'records'), query)).rows;
  const isOwn = sql`created_by_id = ${user.id} and deleted_date is null`;

  return {
    async returns(isDue: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<Listed<DueReturn>> {
      const which = sql`from pacientes where ${isOwn} and retorno_em is not null and ${isDue}`;
      const rows = await rowsOf(
        sql<
          DueReturn & { total: number | string }
        >`select id, nome, retorno_em, (select count(*) ${which}) as total
          ${which} order by retorno_em ${order}, id ${order} limit ${MOST_LISTED}`,
      );
      return {
        total: Number(rows[0]?.total ?? 0),
        itens: rows.map(({ id, nome, retorno_em }) => ({ id, nome, retorno_em })),
      };
    },

    newestPlans: () =>
      rowsOf(
        sql<NewestPlan>`select plans.*, last_opened_date, total as openings, pacientes.deleted_date as patient_deleted
          from (
            select id, paciente_id, created_date, updated_date, link_expira_em, ativo from cardapios
            where ${isOwn} order by created_date desc, id desc limit ${MOST_PLANS}
          ) as plans
          left join link_openings on link_openings.cardapio_id = plans.id
          left join pacientes on pacientes.id = plans.paciente_id`,
      ),

    async named(ids: readonly string[]): Promise<Map<string, Named>> {
      if (ids.length === 0) return new Map();
      // `is true`: the plans are found by their ids, not by their owner.
      const rows = await rowsOf(
        sql<Named>`select cardapios.id, titulo, paciente_id, coalesce(pacientes.nome, paciente_nome) as paciente_nome
          from cardapios left join pacientes on pacientes.id = cardapios.paciente_id
          where ${isAnyOf(engine, sql`cardapios.id`, ids)} and (cardapios.created_by_id = ${user.id}) is true
            and cardapios.deleted_date is null`,
      );
      return new Map(rows.map((plan) => [plan.id, plan]));
    },
  };
}
