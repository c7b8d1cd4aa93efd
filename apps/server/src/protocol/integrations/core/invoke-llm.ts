import { z } from 'zod';
import { limits } from '../../../platform/http/limits.ts';
import { spend } from '../../../platform/http/rate-limits.ts';
import { attachmentsOf } from '../attachments.ts';
import { callerOf, type Integration, inputOf } from '../integration.ts';
import { jsonSchema } from '../json-schema.ts';
import { type ChatMessage, chat, configured } from '../llm.ts';
import { chatForJson } from '../structured-chat.ts';

export const prompt = z.string().min(1).max(100_000);

const addresses = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .pipe(z.array(z.string().max(2_000)).max(5));

const input = z.object({
  prompt,
  response_json_schema: jsonSchema.nullish(),
  file_urls: addresses.nullish(),
});

/** A question to the configured model. Text, or with a schema an object that follows it. */
export const invokeLlm: Integration = {
  name: 'InvokeLLM',
  async run(call) {
    configured(call.deps);
    const { prompt, response_json_schema: schema, file_urls } = await inputOf(call.request, input);
    await spend(call.deps, limits.modelCalls, callerOf(call));
    const files = await attachmentsOf(call, file_urls ?? []);
    const content = files.length > 0 ? [{ type: 'text' as const, text: prompt }, ...files] : prompt;
    const messages: ChatMessage[] = [{ role: 'user', content }];
    return schema ? chatForJson(call.deps, messages, schema) : chat(call.deps, messages);
  },
};
