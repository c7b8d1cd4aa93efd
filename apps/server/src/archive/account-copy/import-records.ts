import { Alimento, type Entity, type EntityName, entityNamed, entityNames } from '@alecrim/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { systemViewer } from '../../accounts/viewer.ts';
import { completed, draftOf, refuseTooLarge } from '../../entities/record-writes.ts';
import { recordsOf } from '../../entities/repository.ts';
import type { Row } from '../../entities/rows.ts';
import { checkedRows, moment } from '../format/checked-rows.ts';
import { insertRows } from '../format/load-rows.ts';
import { inBatches } from '../format/read-lines.ts';
import { idSchema } from './import-ids.ts';
import type { Import } from './import-work.ts';

const version = z.number().int().min(1).max(2_000_000_000);
const author = z.string().nullable();
const builtIn = z.object({
  id: idSchema,
  created_date: moment,
  updated_date: moment,
  content_date: moment.nullish(),
  deleted_date: moment.nullable(),
  updated_by_id: author,
  version,
  is_sample: z.boolean(),
  made_as_sample: z.boolean().optional(),
});

/** The records of one entity, as their definition wants them; what lies in the bin stays in the bin. */
export async function importRecords(work: Import, name: EntityName): Promise<number> {
  const entity = entityNamed(name);
  const check = z.looseObject({}).transform((row, context) => {
    const head = builtIn.safeParse(row);
    const draft = entity.draft.safeParse(draftOf(entity, row));
    for (const issue of [...(head.error?.issues ?? []), ...(draft.error?.issues ?? [])])
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
    return { head: head.data, draft: draft.data as Row | undefined };
  });
  const target = recordsOf(work.on, name, systemViewer);
  const isNew = await noneTaken(work, entity);
  let count = 0;
  for await (const batch of inBatches(checkedRows(work.archive, entity.table, check))) {
    const rows = batch.flatMap(({ head, draft }) =>
      head && draft && (head.deleted_date || isNew(draft)) ? [recordRow(work, entity, head, draft)] : [],
    );
    await target.insert(rows);
    count += rows.length;
  }
  return count;
}

/** Where an owner has one record for each value, the record that is here stays and the one of the archive is left out. */
async function noneTaken({ on, owner }: Import, { table, onePerOwner }: Entity) {
  if (!onePerOwner) return () => true;
  const { rows } = await sql<{
    value: unknown;
  }>`select ${sql.ref(onePerOwner)} as value from ${sql.table(table)}
    where created_by_id = ${owner.id} and deleted_date is null`.execute(on);
  const taken = new Set(rows.map(({ value }) => value));
  return (draft: Row) => !taken.has(draft[onePerOwner]);
}

function recordRow(work: Import, entity: Entity, head: z.infer<typeof builtIn>, draft: Row): Row {
  const { content_date, ...rest } = head;
  refuseTooLarge(entity, draft);
  return {
    ...rest,
    ...(entity.datesContent && { content_date: content_date ?? head.updated_date }),
    ...completed(entity, moved(work, entity, draft)),
    id: work.ids.of(entity.table, head.id),
    created_by_id: work.owner.id,
    updated_by_id: authorHere(work, head.updated_by_id),
    made_as_sample: head.made_as_sample ?? head.is_sample,
  };
}

/** Fields with their references pointing at what was imported; a token that is taken here gives way to a fresh one. */
function moved({ ids }: Import, entity: Entity, fields: Row): Row {
  const here: Row = withFoodHere(ids, fields);
  for (const [field, { refersTo }] of Object.entries(entity.fields)) {
    if (!refersTo || !(field in here)) continue;
    here[field] = ids.of(entityNamed(refersTo as EntityName).table, here[field]) ?? null;
  }
  if (Array.isArray(here.leituras)) here.leituras = here.leituras.map((one) => withFoodHere(ids, one));
  if ('token_publico' in here && ids.isTokenTaken(here.token_publico)) here.token_publico = null;
  return here;
}

/** A decision names a food of the list, or an own food that may have a new id. */
const withFoodHere = (ids: Import['ids'], decision: Row): Row => ({
  ...decision,
  ...('alimento' in decision && {
    alimento: ids.of(Alimento.table, decision.alimento) ?? decision.alimento,
  }),
});

/** An author other than the owner may have no account on this server, and becomes null. */
const authorHere = ({ owner, formerId }: Import, id: string | null) => (id === formerId ? owner.id : null);

const versionRow = z.object({
  entity: z.enum(entityNames),
  record_id: idSchema,
  version,
  author_id: author,
  saved_date: moment,
  content: z.record(z.string(), z.unknown()),
});

/** Earlier versions of the records. What no definition knows any more is left behind. */
export async function importHistory(work: Import): Promise<void> {
  const check = versionRow.transform(({ content, ...row }, context) => {
    const fields = entityNamed(row.entity).patch.safeParse(content);
    for (const { message, path } of fields.error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path: ['content', ...path] });
    return { ...row, content: (fields.data ?? {}) as Row };
  });
  for await (const batch of inBatches(checkedRows(work.archive, 'record_versions', check))) {
    const rows = batch.flatMap((row) => {
      const entity = entityNamed(row.entity);
      const record_id = work.ids.of(entity.table, row.record_id);
      const author_id = authorHere(work, row.author_id);
      const content = moved(work, entity, row.content);
      return record_id ? [{ ...row, record_id, author_id, owner_id: work.owner.id, content }] : [];
    });
    if (rows.length > 0) await insertRows(work.on, 'record_versions', rows);
  }
}

const openingsRow = z.object({
  cardapio_id: idSchema,
  total: z.number().int().min(0).max(2_000_000_000),
  last_opened_date: moment,
});

/** How often the public links were opened so far. */
export async function importOpenings({ on, archive, ids }: Import): Promise<void> {
  for await (const batch of inBatches(checkedRows(archive, 'link_openings', openingsRow))) {
    const rows = batch.map((row) => ({ ...row, cardapio_id: ids.of('cardapios', row.cardapio_id) }));
    await insertRows(on, 'link_openings', rows);
  }
}
