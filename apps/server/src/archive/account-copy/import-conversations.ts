import { z } from 'zod';
import { checkedRows, moment } from '../format/checked-rows.ts';
import { insertRows } from '../format/load-rows.ts';
import { inBatches } from '../format/read-lines.ts';
import { idSchema } from './import-ids.ts';
import type { Import } from './import-work.ts';

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

export async function importConversations({ on, archive, ids, owner }: Import): Promise<void> {
  for await (const batch of inBatches(checkedRows(archive, 'conversations', conversation))) {
    const rows = batch.map((row) => ({
      ...row,
      id: ids.of('conversations', row.id),
      created_by_id: owner.id,
    }));
    await insertRows(on, 'conversations', rows);
  }
  for await (const batch of inBatches(checkedRows(archive, 'messages', message))) {
    const rows = batch.map((row) => ({
      ...row,
      id: ids.of('messages', row.id),
      conversation_id: ids.of('conversations', row.conversation_id),
    }));
    await insertRows(on, 'messages', rows);
  }
}
