import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { takeLease } from '../../platform/periodic-jobs.ts';
import { type ChatMessage, type Llm, modelRequest } from '../integrations/llm.ts';
import { addMessage, type Conversation, findConversation, rewriteMessage } from './conversations.ts';

type ReplyDeps = Pick<Deps, 'db' | 'config' | 'hub' | 'now' | 'newId' | 'log'>;

const REPLY_WITHIN = 120_000;
// Longer than any reply takes to be written and stored.
const LEASE = REPLY_WITHIN + 30_000;
// Fast enough to follow, slow enough that a reply costs a few writes and not a thousand.
const SHOW_EVERY = 400;
const MAX_REPLY = 20_000;
// What the model gets to read: the latest part of the conversation.
const MAX_HISTORY = 24_000;
const FAILED = 'Não consegui responder agora. Espere um instante e envie a mensagem de novo.';

/** Writes replies in the background. A reply grows in the database, and open sockets receive each change. */
export function createReplies(deps: ReplyDeps) {
  const { llm } = deps.config;
  const closing = new AbortController();
  const running = new Set<Promise<void>>();

  function start(conversationId: string): void {
    if (!llm || closing.signal.aborted) return;
    const replies = replyInTurn(deps, llm, conversationId, closing.signal)
      .catch((error) => {
        deps.log.error({ err: error }, 'a reply could not be stored');
      })
      .finally(() => running.delete(replies));
    running.add(replies);
  }

  return {
    start,
    /** Running replies end with the text so far. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(running);
    },
  };
}

/**
 * One reply at a time for a conversation, in all processes. A question that comes meanwhile is left to the holder of the
 * lease: the holder looks for one after its release, so no question falls between the two.
 */
async function replyInTurn(
  deps: ReplyDeps,
  llm: Llm,
  conversationId: string,
  closing: AbortSignal,
): Promise<void> {
  let answered: string | undefined;
  while (!closing.aborted) {
    const question = await findQuestion(deps, conversationId);
    // A question that still seems open after its reply must not be answered for ever: each reply costs money.
    if (!question || question.id === answered) return;
    const lease = await takeLease(deps, `reply ${conversationId}`, LEASE);
    if (!lease) return;
    try {
      answered = await replyTo(deps, llm, conversationId, closing, answered);
    } finally {
      await lease.release();
    }
  }
}

/** The message to answer, with its conversation and its agent, while the last word is the user's. */
async function findQuestion(deps: ReplyDeps, conversationId: string) {
  const conversation = await findConversation(deps, conversationId);
  const agent = conversation && agentNamed(conversation.agent_name);
  const last = conversation?.messages.at(-1);
  return agent && last?.role === 'user' ? { id: last.id, conversation, agent } : undefined;
}

/** Gives the id of the message that is answered now. */
async function replyTo(
  deps: ReplyDeps,
  llm: Llm,
  conversationId: string,
  closing: AbortSignal,
  answered: string | undefined,
): Promise<string | undefined> {
  // Checked again inside the lease: another process may have answered meanwhile.
  const question = await findQuestion(deps, conversationId);
  if (!question || question.id === answered) return answered;
  const { conversation, agent } = question;
  const { id } = await addMessage(deps, conversationId, {
    role: 'assistant',
    content: '',
    details: { model: llm.model },
  });
  let text = '';
  const show = async (content: string) => {
    // Databases reject lone surrogates and NUL characters, which a model may send.
    await rewriteMessage(deps, id, content.toWellFormed().replaceAll('\0', ''));
    deps.hub.announceMessage({ conversationId, messageId: id });
  };

  try {
    const prompt: ChatMessage[] = [
      { role: 'system', content: agent.instructions },
      ...historyOf(conversation),
    ];
    const signal = AbortSignal.any([closing, AbortSignal.timeout(REPLY_WITHIN)]);
    let shown = Date.now();
    for await (const piece of chatStream(llm, prompt, signal)) {
      text = (text + piece).slice(0, MAX_REPLY);
      if (text.length === MAX_REPLY) break;
      if (Date.now() - shown < SHOW_EVERY) continue;
      shown = Date.now();
      await show(text);
    }
    await show(text || FAILED);
  } catch (error) {
    // The kind of failure alone: its text may quote the conversation.
    const reason = error instanceof AppError ? error.message : (error as Error).name;
    deps.log.warn({ reason }, 'an agent could not reply');
    await show([text, FAILED].filter(Boolean).join('\n\n'));
  }
  return question.id;
}

function historyOf({ messages }: Conversation): ChatMessage[] {
  const history: ChatMessage[] = [];
  let length = 0;
  for (const { role, content } of messages.toReversed()) {
    length += content.length;
    if (length > MAX_HISTORY && history.length > 0) break;
    if (content) history.unshift({ role, content });
  }
  return history;
}

// A line of a stream is a few words. A longer one is an error.
const MAX_LINE = 64 * 1024;

/** The chunks of a reply (chat completions with `stream: true`). */
async function* chatStream(llm: Llm, messages: ChatMessage[], signal: AbortSignal): AsyncGenerator<string> {
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

interface Agent {
  name: string;
  instructions: string;
}

/** The agents of the product. They get the conversation and nothing else: no records, no tools, no other user. */
const agents: readonly Agent[] = [
  {
    name: 'assistente',
    instructions: [
      'Você ajuda nutricionistas brasileiros a escrever orientações para os pacientes: textos curtos, claros e gentis, em português do Brasil.',
      'Escreva em tom acolhedor, sem julgamento, em frases simples; quando couber, use uma lista com um item por linha, pronta para colar no cardápio.',
      'Responda só com o que a conversa traz. Você não tem acesso a pacientes, cardápios, arquivos nem a dados de outras pessoas: se faltar alguma informação, pergunte.',
      'Não faça diagnóstico, não prescreva remédios ou doses e não invente números, estudos ou referências. Em dúvidas clínicas, lembre que a decisão é do profissional.',
      'Não repita dados que identifiquem o paciente além do primeiro nome que o profissional usar.',
    ].join('\n'),
  },
];

export const agentNamed = (name: string): Agent | undefined => agents.find((agent) => agent.name === name);
