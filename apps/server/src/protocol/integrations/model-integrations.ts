import { z } from 'zod';
import { type OurFile, ourFile } from '../../files/our-files.ts';
import { AppError } from '../../platform/errors.ts';
import { limits } from '../../platform/http/limits.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import { callerOf, type Integration, type IntegrationCall, inputOf } from './integration.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';
import { type ChatMessage, type ContentPart, chat, chatForJson, configured } from './llm.ts';
import { dataInTextTask } from './table-data.ts';

const prompt = z.string().min(1).max(100_000);

const addresses = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .pipe(z.array(z.string().max(2_000)).max(5));

const input = z.object({
  prompt,
  response_json_schema: jsonSchema.nullish(),
  file_urls: addresses.nullish(),
});

/** A question to the configured model. Text, or with a schema an object that follows it. */
export const invokeLlm: Integration = async (call) => {
  configured(call.deps);
  const { prompt, response_json_schema: schema, file_urls } = await inputOf(call.request, input);
  await spend(call.deps, limits.modelCalls, callerOf(call));
  const files = await attachmentsOf(call, file_urls ?? []);
  const content = files.length > 0 ? [{ type: 'text' as const, text: prompt }, ...files] : prompt;
  const messages: ChatMessage[] = [{ role: 'user', content }];
  return schema ? chatForJson(call.deps, messages, schema) : chat(call.deps, messages);
};

const extraction = z.object({ file_url: z.string().max(2_000), json_schema: jsonSchema });

const TASK =
  'Extraia do arquivo a seguir os dados que o esquema pede. Não invente: o que não estiver no arquivo fica de fora.';

/** Extracts data from an own file by a schema. Tables and JSON are parsed; the model reads everything else. */
export const extractData: Integration = async (call) => {
  const { deps, request, viewer } = call;
  const { file_url, json_schema } = await inputOf(request, extraction);
  await spend(deps, limits.extractions, callerOf(call));
  const file = await ourFile(deps, request, viewer, file_url);
  // Beside the bytes there will be their text.
  request.admission.hold(file.bytes.length);
  const isImage = file.mime.startsWith('image/');
  const read = isImage ? undefined : await dataIn(call, file, json_schema);
  if (read !== undefined) return read;
  configured(deps);
  await spend(deps, limits.modelCalls, callerOf(call));
  const content = [{ type: 'text' as const, text: TASK }, contentOf(file)];
  return chatForJson(deps, [{ role: 'user', content }], json_schema);
};

const dataIn = (call: IntegrationCall, file: OurFile, schema: JsonSchema) =>
  call.deps.tasks.run(dataInTextTask, { text: textOf(file), name: file.name, schema }, callerOf(call));

/** Only a text model can be configured. */
export const generateImage: Integration = async () => {
  throw new AppError('NOT_CONFIGURED', { message: 'Este servidor não gera imagens.' });
};

// Some 50 pages of text; more would not fit into most models anyway.
const MAX_TEXT = 200_000;

/** A file as a part of a message. Pictures are inlined, so the model need not fetch anything from us. */
function contentOf(file: OurFile): ContentPart {
  if (file.mime.startsWith('image/'))
    return {
      type: 'image_url',
      image_url: { url: `data:${file.mime};base64,${file.bytes.toString('base64')}` },
    };
  return { type: 'text', text: textOf(file).slice(0, MAX_TEXT).toWellFormed() };
}

function textOf({ bytes }: OurFile): string {
  try {
    if (!bytes.includes(0)) return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not text in UTF-8: refused below.
  }
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', {
    message: 'Só imagens e arquivos de texto (CSV, JSON, TXT) podem ser lidos.',
  });
}

async function attachmentsOf(
  { deps, request, viewer }: IntegrationCall,
  addresses: readonly string[],
): Promise<ContentPart[]> {
  const parts: ContentPart[] = [];
  for (const address of addresses) parts.push(contentOf(await ourFile(deps, request, viewer, address)));
  return parts;
}
