import type { ServerResponse } from 'node:http';
import {
  type FakeModel,
  startFakeModel,
} from '../../apps/server/src/protocol/integrations/testing/fake-model.ts';

/** A fake language model: it answers a prompt with text, a schema with an object, a conversation with a stream. */
export async function startTalkingModel(): Promise<FakeModel> {
  const model = await startFakeModel();
  model.behaves((_request, response) => {
    const { stream, response_format } = model.last().body;
    if (stream) return speak(response, ['Beba ', 'água.']);
    const content = response_format ? JSON.stringify({ titulo: 'Beba água' }) : 'Beba água.';
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  });
  return model;
}

function speak(response: ServerResponse, pieces: string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of pieces)
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  response.end('data: [DONE]\n\n');
}
