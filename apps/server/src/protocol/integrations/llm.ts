import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { type JsonSchema, mismatch } from './json-schema.ts';

type LlmDeps = Pick<Deps, 'config' | 'log'>;

export type Llm = NonNullable<Deps['config']['llm']>;

export type ContentPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string | ContentPart[];
}

const TIMEOUT = 60_000;
const MAX_CHAT_BYTES = 4 * 1024 * 1024;

const chatAnswer = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
});

/** The model's answer to a conversation. With a schema, it is asked for JSON of that shape. */
export async function chat(deps: LlmDeps, messages: ChatMessage[], schema?: JsonSchema): Promise<string> {
  const { model } = configured(deps);
  const response_format = schema && { type: 'json_schema', json_schema: { name: 'response', schema } };
  const body = { model, messages, ...(response_format && { response_format }) };
  return (await post(deps, body)).choices[0].message.content;
}

export function configured({ config }: Pick<Deps, 'config'>): Llm {
  if (!config.llm)
    throw new AppError('NOT_CONFIGURED', {
      message: 'A inteligência artificial não está configurada neste servidor. Peça ao administrador.',
    });
  return config.llm;
}

/** The only way out to the model: one configured host, and no redirect that could lead anywhere else. */
export function modelRequest(
  { url, apiKey }: Llm,
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${url.replace(/\/+$/, '')}${path}`, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify(body),
  });
}

/** A whole answer, with a bound on its time and on its size. */
async function post(deps: LlmDeps, body: object): Promise<z.infer<typeof chatAnswer>> {
  const path = '/chat/completions';
  try {
    const response = await modelRequest(configured(deps), path, body, AbortSignal.timeout(TIMEOUT));
    if (!response.ok) throw new Error(`status ${response.status}`);
    return chatAnswer.parse(JSON.parse(await boundedText(response)));
  } catch (cause) {
    // The reason alone: what was asked, or answered, may be about a patient.
    const reason =
      cause instanceof z.ZodError || cause instanceof SyntaxError ? 'unexpected answer' : String(cause);
    deps.log.warn({ path, reason }, 'The language model failed');
    throw new AppError('UPSTREAM_FAILED', { cause });
  }
}

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_CHAT_BYTES) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Asks for JSON by a schema. An answer that does not follow it is an upstream failure. */
export async function chatForJson(
  deps: Pick<Deps, 'config' | 'log'>,
  messages: ChatMessage[],
  schema: JsonSchema,
): Promise<unknown> {
  // Also in the prompt: many compatible servers ignore response_format.
  const rule: ChatMessage = {
    role: 'system',
    content: `Responda somente com um JSON que siga este JSON Schema, sem nenhum outro texto:\n${JSON.stringify(schema)}`,
  };
  const value = jsonIn(await chat(deps, [rule, ...messages], schema));
  if (value === undefined || mismatch(schema, value) !== undefined)
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
