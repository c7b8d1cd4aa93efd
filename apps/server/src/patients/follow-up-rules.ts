import { DAY_MS } from '@alecrim/domain';
/** A plan with an open link. */
export interface OpenPlan {
  id: string;
  paciente_id: string | null;
  created_date: string;
  link_expira_em: string | null;
  last_opened_date: string | null;
  /** How often the link was opened. */
  openings: number | null;
}

export interface Dated {
  id: string;
  data: string;
}

interface SortedPlans {
  /** The newest first. */
  neverOpened: Dated[];
  /** The next to end first, then those that have ended, the latest first. */
  ending: Dated[];
  /** The last opened first. */
  opened: (Dated & { vezes: number })[];
}

// A patient may take some days to open a link; after months a reminder is of no use.
const [SOON, LATE] = [3, 90];
const [ENDS_WITHIN, ENDED_WITHIN] = [7, 30];

/** Which plans need attention. A patient's older plans do not: the newest one has replaced them. */
export function sortPlans(plans: readonly OpenPlan[], now: Date): SortedPlans {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const newestFirst = plans.toSorted(byDate(({ created_date }) => created_date));
  const present = newestOfEachPatient(newestFirst);
  const moment = now.toISOString();
  const hasEnded = ({ link_expira_em }: OpenPlan) => link_expira_em !== null && link_expira_em <= moment;

  const neverOpened = present.filter(
    (plan) =>
      !plan.last_opened_date &&
      !hasEnded(plan) &&
      plan.created_date <= inDays(-SOON) &&
      plan.created_date >= inDays(-LATE),
  );
  const ending = present
    .map(({ id, link_expira_em }) => ({ id, data: link_expira_em ?? '' }))
    .filter(({ data }) => data >= inDays(-ENDED_WITHIN) && data <= inDays(ENDS_WITHIN))
    .toSorted(byDate(({ data }) => data));
  const firstEnded = ending.findIndex(({ data }) => data <= moment);
  const split = firstEnded < 0 ? ending.length : firstEnded;
  return {
    neverOpened: neverOpened.map(({ id, created_date }) => ({ id, data: created_date })),
    ending: [...ending.slice(0, split).reverse(), ...ending.slice(split)],
    opened: newestFirst
      .flatMap(({ id, last_opened_date, openings }) =>
        last_opened_date ? [{ id, data: last_opened_date, vezes: openings ?? 1 }] : [],
      )
      .sort(byDate(({ data }) => data)),
  };
}

/** The last changed first. A plan that was only created is no change. */
export const lastChanged = (
  plans: readonly (Pick<OpenPlan, 'id' | 'created_date'> & { updated_date: string })[],
): Dated[] =>
  plans
    .filter(({ created_date, updated_date }) => updated_date !== created_date)
    .map(({ id, updated_date }) => ({ id, data: updated_date }))
    .sort(byDate(({ data }) => data));

const byDate =
  <T>(dateOf: (item: T) => string) =>
  (one: T, other: T): number =>
    dateOf(other) < dateOf(one) ? -1 : Number(dateOf(other) > dateOf(one));

function newestOfEachPatient(newestFirst: readonly OpenPlan[]): OpenPlan[] {
  const seen = new Set<string>();
  return newestFirst.filter(({ paciente_id }) => {
    if (paciente_id === null) return true;
    const isNewest = !seen.has(paciente_id);
    seen.add(paciente_id);
    return isNewest;
  });
}
