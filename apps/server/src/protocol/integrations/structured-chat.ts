import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { departure, type JsonSchema } from './json-schema.ts';
import { type ChatMessage, chat } from './llm.ts';

/** What the model says, as a value that follows the schema. An answer that does not is the model's failure, never the client's. */
export async function chatForJson(
  deps: Pick<Deps, 'config' | 'log'>,
  messages: ChatMessage[],
  schema: JsonSchema,
): Promise<unknown> {
  // Said in words too: many compatible servers ignore the request for a format.
  const rule: ChatMessage = {
    role: 'system',
    content: `Responda somente com um JSON que siga este JSON Schema, sem nenhum outro texto:\n${JSON.stringify(schema)}`,
  };
  const value = jsonIn(await chat(deps, [rule, ...messages], schema));
  if (value === undefined || departure(schema, value) !== undefined)
    throw new AppError('UPSTREAM_FAILED', { message: 'A resposta do modelo não seguiu o formato pedido.' });
  return value;
}

/** Models like to wrap JSON in a Markdown block. */
function jsonIn(text: string): unknown {
  const trimmed = text.trim();
  const isBlock = trimmed.length > 6 && trimmed.startsWith('```') && trimmed.endsWith('```');
  const inner = isBlock ? trimmed.slice(3, -3).replace(/^json/, '') : trimmed;
  try {
    return JSON.parse(inner);
  } catch {
    return undefined;
  }
}
