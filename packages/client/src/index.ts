export type { Agents, Conversation, ConversationRequest, Message } from './agents.ts';
export type { AppLogs, Users } from './areas.ts';
export type {
  Auth,
  InviteAcceptance,
  OpenSession,
  Registered,
  Registration,
  SecondFactorSecret,
  SecondFactorStatus,
  Setup,
  SignedIn,
} from './auth.ts';
export {
  type Areas,
  type Client,
  type ClientOptions,
  createClient,
  type ServiceClient,
} from './create-client.ts';
export type { Entities, EntityArea } from './entities.ts';
export type { Environment, ProgressListener, UploadOptions } from './environment.ts';
export { ApiError, type ApiErrorCode, type ErrorBody } from './errors.ts';
export type { Answer } from './http.ts';
export type { CoreIntegrations, Functions, Integrations } from './invocations.ts';
export type { PaperChoice, PdfFile, PdfFiles } from './pdf-files.ts';
export type { RealtimeStatus } from './realtime.ts';
export type {
  Change,
  ExportRequest,
  ImportProblem,
  ImportResult,
  Page,
  PageRequest,
  PastVersion,
  Query,
  QueryOf,
  RecordArea,
  SortOf,
} from './record-area.ts';
