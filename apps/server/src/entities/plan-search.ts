import { linesOfPlan, type PlanLine, searchable, type WrittenPlan } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import type { SignedIn } from '../accounts/viewer.ts';
import { runInBackground } from '../platform/db/background-queries.ts';
import { contains, type Engine, engineOf } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import { yieldToEventLoop } from '../platform/event-loop.ts';
import { storeTexts } from './plan-texts.ts';
import { backgroundOptions } from './query/owner-scope.ts';
import { recordsOf } from './repository.ts';

// What one request looks at. A person who has more plans asks again, from where it ended.
const MOST_PLANS = 2_500;
const MOST_STORED = 200;
const MOST_FOUND = 10;
const MOST_WORDS = 8;

/** A plan, by the order of the list: newest first. */
export interface PlanPosition {
  created_date: string;
  id: string;
}

export interface FoundPlan {
  id: string;
  titulo: string;
  paciente_id: string | null;
  paciente_nome: string | null;
  created_date: string;
  /** The line that has most of the words. */
  linha: PlanLine;
}

export interface AskedPlans {
  search: string;
  /** Only the plans of this patient. */
  patient?: string | undefined;
  after?: PlanPosition | undefined;
}

export interface PlanSearch {
  found: FoundPlan[];
  /** Where the next request begins; none when all plans were looked at. */
  next: PlanPosition | undefined;
}

/**
 * The plans that have every word, and at least one of them inside: those that have all of them in the title or the patient's
 * name are found by the list itself.
 */
export async function searchInPlans(db: Db, user: SignedIn, asked: AskedPlans): Promise<PlanSearch> {
  const words = [...new Set(searchable(asked.search).split(' ').filter(Boolean))].slice(0, MOST_WORDS);
  if (words.length === 0) return { found: [], next: undefined };
  const isWanted = wanted(user, asked);
  const span = await storedSpan(db, user, isWanted);
  if (!span) return { found: [], next: undefined };
  const matches = await matchesIn(db, user, words, sql`${isWanted} and ${notBefore(span.last)}`);
  const shown = matches.slice(0, MOST_FOUND);
  const plans = recordsOf(db, 'Cardapio', user);
  const found: FoundPlan[] = [];
  for (const match of shown) {
    await yieldToEventLoop();
    const plan = await plans.find(match.id);
    const linha = plan && lineWith(words, linesOfPlan(plan as WrittenPlan));
    if (linha) found.push({ ...match, linha });
  }
  const rest = matches.length > shown.length ? shown.at(-1) : span.hasMore ? span.last : undefined;
  return { found, next: rest && { created_date: rest.created_date, id: rest.id } };
}

interface Span {
  last: PlanPosition;
  hasMore: boolean;
}

const place = sql`(cardapios.created_date, cardapios.id)`;
const notBefore = ({ created_date, id }: PlanPosition) => sql`${place} >= (${created_date}, ${id})`;

/** The person's plans outside the bin, of the patient and behind the position, if there is one. */
function wanted(user: SignedIn, { patient, after }: AskedPlans): RawBuilder<unknown> {
  const ofPatient = patient ? sql`and cardapios.paciente_id = ${patient}` : sql``;
  const behind = after ? sql`and ${place} < (${after.created_date}, ${after.id})` : sql``;
  return sql`cardapios.created_by_id = ${user.id} and cardapios.deleted_date is null ${ofPatient} ${behind}`;
}

/** The next plans whose texts are stored; the texts of a part of them are stored first. */
async function storedSpan(db: Db, user: SignedIn, isWanted: RawBuilder<unknown>): Promise<Span | undefined> {
  const { rows } = await runInBackground(
    db,
    backgroundOptions(user, 'records'),
    sql<PlanPosition & { plan_id: string | null }>`select plans.id, plans.created_date, plan_texts.plan_id
      from (select id, created_date from cardapios where ${isWanted}
        order by created_date desc, id desc limit ${MOST_PLANS + 1}) as plans
      left join plan_texts on plan_texts.plan_id = plans.id
      order by plans.created_date desc, plans.id desc`,
  );
  const seen = rows.slice(0, MOST_PLANS);
  const missing = seen.filter(({ plan_id }) => plan_id === null);
  await storeTexts(
    db,
    missing.slice(0, MOST_STORED).map(({ id }) => id),
  );
  // Behind the first plan whose text is still missing, nothing is looked at yet.
  const unread = missing[MOST_STORED];
  const whole = unread ? seen.slice(0, seen.indexOf(unread)) : seen;
  const last = whole.at(-1);
  return last && { last, hasMore: whole.length < rows.length };
}

type Match = Omit<FoundPlan, 'linha'>;

async function matchesIn(
  db: Db,
  user: SignedIn,
  words: readonly string[],
  isInSpan: RawBuilder<unknown>,
): Promise<Match[]> {
  const engine = engineOf(db);
  const { rows } = await runInBackground(
    db,
    backgroundOptions(user, 'lists'),
    sql<Match>`select cardapios.id, titulo, paciente_id, paciente_nome, cardapios.created_date
      from cardapios join plan_texts on plan_texts.plan_id = cardapios.id
      where ${isInSpan} and ${hasWords(engine, words)}
      order by cardapios.created_date desc, cardapios.id desc limit ${MOST_FOUND + 1}`,
  );
  return rows;
}

function hasWords(engine: Engine, words: readonly string[]): RawBuilder<unknown> {
  const inTitle = (word: string) => contains(engine, sql`cardapios.busca`, word);
  const inside = (word: string) => contains(engine, sql`plan_texts.texto`, word);
  const every = words.map((word) => sql`(${inTitle(word)} or ${inside(word)})`);
  return sql`${sql.join(every, sql` and `)} and not (${sql.join(words.map(inTitle), sql` and `)})`;
}

/** The first of the lines that have most of the words. */
function lineWith(words: readonly string[], lines: readonly PlanLine[]): PlanLine | undefined {
  let best: PlanLine | undefined;
  let most = 0;
  for (const line of lines) {
    const text = searchable(line.texto);
    const count = words.filter((word) => text.includes(word)).length;
    if (count <= most) continue;
    best = line;
    most = count;
  }
  return best && { ...best, texto: excerpt(best.texto, words) };
}

const MOST_SHOWN = 240;
const WORDS_BEFORE = 8;

/** The part of a long text, such as the method of a recipe, that has the first of the words. */
function excerpt(text: string, words: readonly string[]): string {
  if (text.length <= MOST_SHOWN) return text;
  const parts = text.trim().split(/\s+/);
  const hit = parts.findIndex((part) => words.some((word) => searchable(part).includes(word)));
  const from = Math.max(0, hit - WORDS_BEFORE);
  const rest = parts.slice(from).join(' ');
  return `${from > 0 ? '… ' : ''}${rest.slice(0, MOST_SHOWN)}${rest.length > MOST_SHOWN ? '…' : ''}`;
}
