import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { described, hidden } from '../../accounts/access.ts';
import { ownerIdOf, requireKnown } from '../../accounts/viewer.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { bounds } from '../../platform/http/bounds.ts';
import { limits } from '../../platform/http/limits.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import { jsonStream, sendJson } from '../../platform/http/responses.ts';
import { isId } from '../../platform/ids.ts';
import {
  addMessage,
  createConversation,
  findConversation,
  listConversations,
  ownsConversation,
  sizeOf,
} from './conversations.ts';
import { agentNamed, createReplies } from './replies.ts';
import { conversationBody, conversationShape, listParams, messageBody, messageShape } from './requests.ts';

// Old clients get the whole conversation with every push, so its size is limited.
const MAX_MESSAGES = 200;
const MAX_BYTES = 200_000;

const byId = z.object({ id: z.string().max(64) });

/** Conversations with an agent: each person sees only their own. */
export function agentRoutes(app: App, deps: Deps): void {
  const path = `/api/apps/${deps.config.appId}/agents`;
  const all = `${path}/conversations`;
  const route = described('Agents');
  const replies = createReplies(deps);
  app.addHook('preClose', () => replies.close());

  function ownerOf(request: FastifyRequest): string {
    const owner = ownerIdOf(requireKnown(request.viewer));
    if (!owner)
      throw new AppError('FORBIDDEN', { message: 'Conversas pertencem a uma pessoa: use on-behalf-of.' });
    return owner;
  }

  const notFound = () => new AppError('NOT_FOUND', { message: 'Conversa não encontrada.' });

  app.get(
    all,
    route('known', bounds.nothing, 'Own conversations', {
      response: { 200: z.array(conversationShape.partial()) },
    }),
    async (request, reply) => {
      const owner = ownerOf(request);
      const params = listParams(request.query as Record<string, unknown>);
      return sendJson(reply, jsonStream(await listConversations(deps, owner, params)));
    },
  );

  app.post(
    all,
    route('known', bounds.call, 'Start a conversation', {
      body: conversationBody,
      response: { 200: conversationShape },
    }),
    async (request) => {
      const owner = ownerOf(request);
      const { agent_name, metadata } = request.body;
      if (!agentNamed(agent_name))
        throw new AppError('NOT_FOUND', { message: `Agente não encontrado: ${agent_name}` });
      await spend(deps, limits.conversations, owner);
      return createConversation(deps, owner, { agentName: agent_name, metadata: metadata ?? {} });
    },
  );

  app.get(
    `${all}/:id`,
    route('known', bounds.nothing, 'One conversation with its messages', {
      params: byId,
      response: { 200: conversationShape },
    }),
    async (request) => {
      const owner = ownerOf(request);
      const { id } = request.params;
      const conversation = isId(id) ? await findConversation(deps, id) : undefined;
      if (conversation?.created_by_id !== owner) throw notFound();
      return conversation;
    },
  );

  // Newer clients say v2; it is the same.
  for (const url of [`${all}/v2/:id/messages`, `${all}/:id/messages`]) {
    app.post(
      url,
      route('known', bounds.message, 'Say something', {
        params: byId,
        body: messageBody,
        response: { 200: messageShape },
      }),
      async (request) => {
        const owner = ownerOf(request);
        const { id } = request.params;
        if (!isId(id) || !(await ownsConversation(deps.db, owner, id))) throw notFound();
        await spend(deps, limits.messages, owner);
        const { messages, bytes } = await sizeOf(deps.db, id);
        if (messages >= MAX_MESSAGES || bytes >= MAX_BYTES)
          throw new AppError('VALIDATION_ERROR', {
            message: 'Esta conversa ficou longa demais. Comece outra.',
          });
        const message = await addMessage(deps, id, request.body);
        deps.hub.announceMessage({ conversationId: id, messageId: message.id });
        replies.start(id);
        return message;
      },
    );
  }

  connectPages(app, path);
}

const networks = { whatsapp: 'WhatsApp', telegram: 'Telegram' };

/** Clients open these addresses to continue a conversation in another app. People see them, so they are pages. */
function connectPages(app: App, path: string): void {
  for (const [address, network] of Object.entries(networks)) {
    app.get(`${path}/:name/${address}`, hidden('absent'), async (_request, reply) =>
      reply.status(404).type('text/html; charset=utf-8').send(pageFor(network)),
    );
  }
}

const pageFor = (network: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${network} não está disponível · Alecrim</title>
</head>
<body>
<main>
<h1>A conversa pelo ${network} não está disponível</h1>
<p>Continue a conversa dentro do Alecrim.</p>
<p><a href="/">Voltar ao Alecrim</a></p>
</main>
</body>
</html>
`;
