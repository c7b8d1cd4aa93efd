import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { takeLease } from '../../platform/periodic-jobs.ts';
import type { ChatMessage, Llm } from '../integrations/llm.ts';
import { agentNamed } from './agents.ts';
import { chatStream } from './chat-stream.ts';
import { type Conversation, findConversation } from './conversations.ts';
import { addMessage, rewriteMessage } from './write-conversation.ts';

type ReplyDeps = Pick<Deps, 'db' | 'config' | 'hub' | 'now' | 'newId' | 'log'>;

const REPLY_WITHIN = 120_000;
// Longer than any reply takes to be written and stored.
const LEASE = REPLY_WITHIN + 30_000;
// Fast enough to read along, slow enough that a reply costs a few writes and not a thousand.
const SHOW_EVERY = 400;
const MAX_REPLY = 20_000;
// What the model gets to read: the latest part of the conversation.
const MAX_HISTORY = 24_000;
const FAILED = 'Não consegui responder agora. Espere um instante e envie a mensagem de novo.';

/** Answers conversations in the background: the reply grows in the database, and open sockets see it grow. */
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
    /** Replies under way end with what they have. */
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
  while (!closing.aborted && (await findQuestion(deps, conversationId))) {
    const lease = await takeLease(deps, `reply ${conversationId}`, LEASE);
    if (!lease) return;
    try {
      await replyTo(deps, llm, conversationId, closing);
    } finally {
      await lease.release();
    }
  }
}

/** The conversation and its agent, while the last word is the user's. */
async function findQuestion(deps: ReplyDeps, conversationId: string) {
  const conversation = await findConversation(deps, conversationId);
  const agent = conversation && agentNamed(conversation.agent_name);
  return agent && conversation.messages.at(-1)?.role === 'user' ? { conversation, agent } : undefined;
}

async function replyTo(
  deps: ReplyDeps,
  llm: Llm,
  conversationId: string,
  closing: AbortSignal,
): Promise<void> {
  // Asked again inside the lease: another process may have answered since.
  const question = await findQuestion(deps, conversationId);
  if (!question) return;
  const { conversation, agent } = question;
  const { id } = await addMessage(deps, conversationId, {
    role: 'assistant',
    content: '',
    details: { model: llm.model },
  });
  let text = '';
  const show = async (content: string) => {
    // A model may say what no database takes: half a character, or none at all.
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
