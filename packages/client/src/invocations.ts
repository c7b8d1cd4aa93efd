import type { PublicMenu } from '@alecrim/domain';
import { byName } from './by-name.ts';
import { transportWithProgress, type UploadOptions } from './environment.ts';
import type { Answer, Http } from './http.ts';

export interface Functions {
  invoke(name: 'buscarCardapioPublico', data: { token: string | null }): Promise<Answer<PublicMenu>>;
  /** Returns the whole answer, not only its body; an error has `response` in the same shape. */
  invoke<T = unknown>(name: string, data?: object): Promise<Answer<T>>;
  /** Returns the file that a function creates. */
  download(name: string, data?: object): Promise<Blob>;
  /** Returns the answer unchanged, for streams and for methods other than POST. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export function createFunctions(http: Http, version: string | undefined): Functions {
  const headers = version ? { 'Base44-Functions-Version': version } : undefined;
  const call = async <T>(name: string, data?: object, isFile?: boolean) =>
    http.exchange<T>('POST', `${http.appPath}/functions/${name}`, {
      body: payloadOf(`Function ${name}`, data),
      headers,
      isFile,
    });
  return {
    invoke: <T>(name: string, data?: object) => call<T>(name, data),
    download: async (name, data) => (await call<Blob>(name, data, true)).data,
    fetch: (path, init) => http.fetch(`/functions/${path.replace(/^\/+/, '')}`, init),
  };
}

type Endpoint<Parameters extends object, Result = unknown> = (
  parameters: Parameters,
  options?: UploadOptions,
) => Promise<Result>;

/** Every endpoint takes one object of named parameters, sent as JSON or, if one is a file, as a form. */
export interface CoreIntegrations {
  UploadFile: Endpoint<{ file: Blob }, { file_url: string }>;
  /** With `anexo` the file is for a record; the answer then has its type and size as they are stored. */
  UploadPrivateFile: Endpoint<
    { file: Blob; anexo?: true },
    { file_uri: string; tipo?: string; bytes?: number }
  >;
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

/** Turns named parameters into a request body: a form if one of them is a file, else JSON. */
function payloadOf(receiver: string, parameters: object | null | undefined): object | undefined {
  if (parameters === null || parameters === undefined) return undefined;
  // A text would be sent as a list of its letters; callers without TypeScript make this mistake.
  if (typeof parameters !== 'object' || Array.isArray(parameters)) {
    throw new TypeError(`${receiver} takes an object of named parameters, not ${kindOf(parameters)}.`);
  }
  const isForm = parameters instanceof FormData;
  const hasFile = Object.values(parameters).some((value) => value instanceof Blob);
  return hasFile && !isForm ? formOf(parameters) : parameters;
}

function formOf(parameters: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parameters)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, textOf(value));
  }
  return form;
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const kindOf = (value: unknown) => (Array.isArray(value) ? 'an array' : `a ${typeof value}`);
