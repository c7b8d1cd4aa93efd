import { z } from 'zod';
import { type OurFile, ourFile } from '../../../files/our-files.ts';
import { limits } from '../../../platform/http/limits.ts';
import { spend } from '../../../platform/http/rate-limits.ts';
import { contentOf, textOf } from '../attachments.ts';
import { callerOf, type Integration, type IntegrationCall, inputOf } from '../integration.ts';
import { type JsonSchema, jsonSchema } from '../json-schema.ts';
import { configured } from '../llm.ts';
import { chatForJson } from '../structured-chat.ts';
import { dataInTextTask } from '../table-data.ts';

const input = z.object({ file_url: z.string().max(2_000), json_schema: jsonSchema });

const TASK =
  'Extraia do arquivo a seguir os dados que o esquema pede. Não invente: o que não estiver no arquivo fica de fora.';

/** The data in an own file, in the shape that was asked for. Tables and JSON are simply read; the rest is the model's work. */
export const extractData: Integration = {
  name: 'ExtractDataFromUploadedFile',
  async run(call) {
    const { deps, request, viewer } = call;
    const { file_url, json_schema } = await inputOf(request, input);
    const file = await ourFile(deps, request, viewer, file_url);
    const isImage = file.mime.startsWith('image/');
    const read = isImage ? undefined : await dataIn(call, file, json_schema);
    if (read !== undefined) return read;
    configured(deps);
    await spend(deps, limits.modelCalls, callerOf(call));
    const content = [{ type: 'text' as const, text: TASK }, contentOf(file)];
    return chatForJson(deps, [{ role: 'user', content }], json_schema);
  },
};

const dataIn = (call: IntegrationCall, file: OurFile, schema: JsonSchema) =>
  call.deps.tasks.run(dataInTextTask, { text: textOf(file), name: file.name, schema }, callerOf(call));
