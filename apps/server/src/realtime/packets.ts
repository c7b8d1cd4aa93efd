import { type EntityName, entityNames } from '@alecrim/domain';
import { z } from 'zod';
import type { News } from '../platform/news.ts';

// PostgreSQL refuses a notification of 8,000 bytes and more.
const MAX_BYTES = 7_500;

const id = z.string().max(64);

const news: z.ZodType<News> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('change'),
    entity: z.enum(entityNames as [EntityName, ...EntityName[]]),
    type: z.enum(['create', 'update', 'delete']),
    id,
    ownerId: id.nullable(),
  }),
  z.object({ kind: z.literal('message'), conversationId: id, messageId: id }),
  z.object({ kind: z.literal('sessions'), userId: id.nullable() }),
]);

const packet = z.object({ origin: z.string(), news: z.array(news) });

export type Packet = z.infer<typeof packet>;

/** News as texts that fit into notifications; they carry ids only, never content. */
export function packed(origin: string, items: readonly News[]): string[] {
  const texts: string[] = [];
  const head = `{"origin":${JSON.stringify(origin)},"news":[`;
  let body = '';
  for (const item of items) {
    const text = JSON.stringify(item);
    if (body && head.length + body.length + text.length + 3 > MAX_BYTES) {
      texts.push(`${head}${body}]}`);
      body = '';
    }
    body += body ? `,${text}` : text;
  }
  if (body) texts.push(`${head}${body}]}`);
  return texts;
}

/** Nothing when the text is not ours: another program, or another version of this one. */
export function unpacked(text: string): Packet | undefined {
  try {
    return packet.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
