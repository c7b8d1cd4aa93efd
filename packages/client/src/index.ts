export type { Agents, Conversation, ConversationRequest, Message } from './agents.ts';
export type { AppLogs } from './app-logs.ts';
export type { Auth } from './auth.ts';
export type {
  InviteAcceptance,
  OpenSession,
  Registered,
  Registration,
  Setup,
  SignedIn,
} from './auth-shapes.ts';
export {
  type Areas,
  type Client,
  type ClientOptions,
  createClient,
  type ServiceClient,
} from './create-client.ts';
export type { Entities, EntityArea } from './entities.ts';
export type { Environment } from './environment.ts';
export { ApiError, type ApiErrorCode, type ErrorBody } from './errors.ts';
export type { Functions } from './functions.ts';
export type { Answer } from './http.ts';
export type { CoreIntegrations, Integrations } from './integrations.ts';
export type { Query, QueryOf, SortOf } from './query.ts';
export type { RealtimeStatus } from './realtime.ts';
export type {
  Change,
  ExportRequest,
  ImportProblem,
  ImportResult,
  Page,
  PageRequest,
  PastVersion,
  RecordArea,
} from './record-area.ts';
export type { SecondFactorSecret, SecondFactorStatus } from './second-factor.ts';
export { TOKEN_KEYS } from './storage.ts';
export type { ProgressListener, UploadOptions } from './upload-progress.ts';
export type { Users } from './users.ts';
