import type { Http, QueryParameters } from './http.ts';
import type { Realtime } from './realtime.ts';

export interface Message {
  id: string;
  role: 'user' | 'assistant' | 'system';
  content: string;
  created_date: string;
  updated_date: string;
  file_urls?: string[];
  [detail: string]: unknown;
}

export interface Conversation {
  id: string;
  app_id: string;
  agent_name: string;
  created_by_id: string;
  created_date: string;
  updated_date: string;
  messages: Message[];
  metadata?: Record<string, unknown>;
}

export interface ConversationRequest {
  q?: Record<string, string | number | boolean>;
  sort?: string;
  limit?: number;
  skip?: number;
}

export type Agents = ReturnType<typeof createAgents>;

export function createAgents(http: Http, realtime: Realtime) {
  const agents = `${http.appPath}/agents`;
  const all = `${agents}/conversations`;
  const listConversations = ({ q = {}, ...rest }: ConversationRequest = {}) => {
    const query: QueryParameters = { ...rest };
    // The protocol sends the filter of this list in brackets, not as JSON.
    for (const [field, value] of Object.entries(q)) query[`q[${field}]`] = value;
    return http.request<Conversation[]>('GET', all, { query });
  };

  return {
    getConversations: () => listConversations(),
    listConversations,
    getConversation: (id: string) => http.request<Conversation>('GET', `${all}/${encodeURIComponent(id)}`),
    createConversation: (body: { agent_name: string; metadata?: Record<string, unknown> }) =>
      http.request<Conversation>('POST', all, { body }),
    addMessage: ({ id }: Pick<Conversation, 'id'>, message: Partial<Message>) =>
      http.request<Message>('POST', `${all}/v2/${encodeURIComponent(id)}/messages`, { body: message }),
    /** Receives the whole conversation after each new message. */
    subscribeToConversation: (id: string, listener: (conversation: Conversation) => void) =>
      realtime.subscribe(`/agent-conversations/${id}`, (data) => listener(data as Conversation)),
    getWhatsAppConnectURL: (agentName: string) =>
      http.url(`${agents}/${encodeURIComponent(agentName)}/whatsapp`, { token: http.token() }),
  };
}
