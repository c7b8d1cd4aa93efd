import { AppError } from '../../platform/errors.ts';
import { type ChatMessage, type Llm, modelRequest } from '../integrations/llm.ts';

// One line of a stream is a few words; a longer one is no stream of ours.
const MAX_LINE = 64 * 1024;

/** The pieces of a reply, as the model says them (chat completions with `stream: true`). */
export async function* chatStream(
  llm: Llm,
  messages: ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const body = { model: llm.model, messages, stream: true };
  const response = await modelRequest(llm, '/chat/completions', body, signal);
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new AppError('UPSTREAM_FAILED', { message: `O modelo respondeu com o status ${response.status}.` });
  }
  for await (const data of eventData(response.body)) {
    if (data === '[DONE]') return;
    const piece = contentOf(data);
    if (piece) yield piece;
  }
}

/** The `data:` lines of a stream of server-sent events. */
async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE) throw new AppError('UPSTREAM_FAILED');
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
  if (rest.startsWith('data:')) yield rest.slice(5).trim();
}

function contentOf(data: string): string {
  const parsed = JSON.parse(data) as { choices?: { delta?: { content?: unknown } }[]; error?: unknown };
  if (parsed.error) throw new AppError('UPSTREAM_FAILED');
  const content = parsed.choices?.[0]?.delta?.content;
  return typeof content === 'string' ? content : '';
}
