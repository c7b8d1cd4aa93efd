import { byName } from './by-name.ts';
import type { Http } from './http.ts';
import { payloadOf } from './payload.ts';
import { transportWithProgress, type UploadOptions } from './upload-progress.ts';

type Endpoint<Parameters extends object, Result = unknown> = (
  parameters: Parameters,
  options?: UploadOptions,
) => Promise<Result>;

/** Every endpoint takes one object of named parameters, sent as JSON or, if one is a file, as a form. */
export interface CoreIntegrations {
  UploadFile: Endpoint<{ file: Blob }, { file_url: string }>;
  UploadPrivateFile: Endpoint<{ file: Blob }, { file_uri: string }>;
  CreateFileSignedUrl: Endpoint<{ file_uri: string; expires_in?: number }, { signed_url: string }>;
  SendEmail: Endpoint<{ to: string; subject: string; body: string; from_name?: string }>;
  /** Returns a text, or an object if a `response_json_schema` is given. */
  InvokeLLM: Endpoint<{ prompt: string; response_json_schema?: object; [parameter: string]: unknown }>;
  GenerateImage: Endpoint<{ prompt: string }, { url: string }>;
  ExtractDataFromUploadedFile: Endpoint<{ file_url: string; json_schema: object }>;
}

/** A program with other installed packages declares them by augmenting this interface. */
export interface Integrations {
  Core: CoreIntegrations;
}

export function createIntegrations(http: Http): Integrations {
  const endpoints = (root: string) =>
    byName<Endpoint<object>>((name) => async (parameters, options) => {
      const body = payloadOf(`Integration ${name}`, parameters);
      const transport = transportWithProgress(options?.onProgress);
      return http.request('POST', `${http.appPath}/integration-endpoints/${root}${name}`, {
        body,
        transport,
      });
    });
  return byName((name) =>
    endpoints(name === 'Core' ? 'Core/' : `installable/${name}/integration-endpoints/`),
  ) as unknown as Integrations;
}
