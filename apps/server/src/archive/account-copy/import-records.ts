import {
  Alimento,
  type Entity,
  type EntityName,
  entityNamed,
  entityNames,
  Paciente,
  patientField,
  vias,
} from '@alecrim/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { systemViewer } from '../../accounts/viewer.ts';
import { completed, draftOf, refuseTooLarge } from '../../entities/record-writes.ts';
import { recordsOf } from '../../entities/repository.ts';
import { asColumns, type Row } from '../../entities/rows.ts';
import { engineOf } from '../../platform/db/dialect.ts';
import { batchesOf, checkedRows, insertRows, moment } from '../format/load-rows.ts';
import { ArchiveRefused } from '../format/manifest.ts';
import { entryOf } from '../format/tables.ts';
import { type ImportContext, idSchema } from './import-ids.ts';

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

/** Imports the records of one entity, checked by its definition. Records in the bin stay in the bin. */
export async function importRecords(context: ImportContext, name: EntityName): Promise<number> {
  const entity = entityNamed(name);
  const check = z.looseObject({}).transform((row, context) => {
    const head = builtIn.safeParse(row);
    const draft = entity.draft.safeParse(draftOf(entity, row));
    for (const issue of [...(head.error?.issues ?? []), ...(draft.error?.issues ?? [])])
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
    return { head: head.data, draft: draft.data as Row | undefined };
  });
  const target = recordsOf(context.on, name, systemViewer);
  const isNew = await uniqueValueCheck(context, entity);
  let count = 0;
  for await (const batch of batchesOf(checkedRows(context.archive, entity.table, check))) {
    if (entity.childOf) refuseWithoutPatient(context, entity, batch);
    const rows = batch.flatMap(({ head, draft }) =>
      head && draft && (head.deleted_date || isNew(draft)) ? [recordRow(context, entity, head, draft)] : [],
    );
    await target.insert(rows.map((row) => asColumns(entity, engineOf(context.on), row)));
    count += rows.length;
  }
  return count;
}

/** A child of a patient comes with its patient. */
function refuseWithoutPatient(
  { ids }: ImportContext,
  entity: Entity,
  batch: readonly { draft?: Row | undefined }[],
): void {
  const field = patientField(entity) ?? '';
  if (batch.some(({ draft }) => !ids.of(Paciente.table, draft?.[field])))
    throw new ArchiveRefused('um registro é de um paciente que não está no arquivo.', {
      entry: entryOf({ name: entity.table }),
    });
}

/** Where an owner may have one record per value, the existing record wins and the archived one is left out. */
async function uniqueValueCheck({ on, owner }: ImportContext, { table, onePerOwner }: Entity) {
  if (!onePerOwner) return () => true;
  const { rows } = await sql<{
    value: unknown;
  }>`select ${sql.ref(onePerOwner)} as value from ${sql.table(table)}
    where created_by_id = ${owner.id} and deleted_date is null`.execute(on);
  const taken = new Set(rows.map(({ value }) => value));
  return (draft: Row) => !taken.has(draft[onePerOwner]);
}

function recordRow(context: ImportContext, entity: Entity, head: z.infer<typeof builtIn>, draft: Row): Row {
  const { content_date, ...rest } = head;
  refuseTooLarge(entity, draft);
  return {
    ...rest,
    ...(entity.datesContent && { content_date: content_date ?? head.updated_date }),
    ...completed(entity, withNewIds(context, entity, draft)),
    id: context.ids.of(entity.table, head.id),
    created_by_id: context.owner.id,
    updated_by_id: authorHere(context, head.updated_by_id),
    made_as_sample: head.made_as_sample ?? head.is_sample,
  };
}

/** Fields with references to the new ids. A public token that is taken here is removed, so that a new one is made. */
function withNewIds({ ids }: ImportContext, entity: Entity, fields: Row): Row {
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
const withFoodHere = (ids: ImportContext['ids'], decision: Row): Row => ({
  ...decision,
  ...('alimento' in decision && {
    alimento: ids.of(Alimento.table, decision.alimento) ?? decision.alimento,
  }),
});

/** An author other than the owner may have no account on this server, and becomes null. */
const authorHere = ({ owner, formerId }: ImportContext, id: string | null) =>
  id === formerId ? owner.id : null;

const versionRow = z.object({
  entity: z.enum(entityNames),
  record_id: idSchema,
  version,
  author_id: author,
  saved_date: moment,
  content: z.record(z.string(), z.unknown()),
});

/** Imports earlier versions of the records, without fields that no longer exist. */
export async function importHistory(context: ImportContext): Promise<void> {
  const check = versionRow.transform(({ content, ...row }, context) => {
    const fields = entityNamed(row.entity).patch.safeParse(content);
    for (const { message, path } of fields.error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path: ['content', ...path] });
    return { ...row, content: (fields.data ?? {}) as Row };
  });
  for await (const batch of batchesOf(checkedRows(context.archive, 'record_versions', check))) {
    const rows = batch.flatMap((row) => {
      const entity = entityNamed(row.entity);
      const record_id = context.ids.of(entity.table, row.record_id);
      const author_id = authorHere(context, row.author_id);
      const content = withNewIds(context, entity, row.content);
      return record_id ? [{ ...row, record_id, author_id, owner_id: context.owner.id, content }] : [];
    });
    if (rows.length > 0) await insertRows(context.on, 'record_versions', rows);
  }
}

const openings = z.object({
  cardapio_id: idSchema,
  total: z.number().int().min(0).max(2_000_000_000),
  last_opened_date: moment,
});
const sending = z.object({
  cardapio_id: idSchema,
  sent_date: moment,
  via: z.enum(vias),
  version: version.nullable(),
});
const object = z.record(z.string(), z.unknown());
const dates = { created_date: moment, updated_date: moment };
const conversation = z.object({ id: idSchema, agent_name: z.string().max(300), ...dates, metadata: object });
const message = z.object({
  id: idSchema,
  conversation_id: idSchema,
  role: z.enum(['user', 'assistant']),
  ...dates,
  content: z.string(),
  details: object,
});

/** Imports how often links were opened, what was sent of the plans, and the conversations. */
export async function importOthers({ on, archive, ids, owner }: ImportContext): Promise<void> {
  async function rows<T>(table: string, check: z.ZodType<T>, here: (row: T) => Row): Promise<void> {
    for await (const batch of batchesOf(checkedRows(archive, table, check)))
      await insertRows(on, table, batch.map(here));
  }
  const ofPlan = (row: { cardapio_id: string }) => ({
    ...row,
    cardapio_id: ids.of('cardapios', row.cardapio_id),
  });
  const conversationId = (id: string) => ids.of('conversations', id);
  await rows('link_openings', openings, ofPlan);
  await rows('plan_sendings', sending, ofPlan);
  await rows('conversations', conversation, (row) => ({
    ...row,
    id: conversationId(row.id),
    created_by_id: owner.id,
  }));
  await rows('messages', message, (row) => ({
    ...row,
    id: ids.of('messages', row.id),
    conversation_id: conversationId(row.conversation_id),
  }));
}
