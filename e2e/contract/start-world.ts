import { createHub } from '../../apps/server/src/realtime/hub.ts';
import { SERVICE_TOKEN, startTestApp } from '../../apps/server/src/testing/start-test-app.ts';
import { startTalkingModel } from './model.ts';
import { peopleOf } from './people.ts';

/** A running server with a readable mailbox, a fake language model and raised limits. */
export async function startWorld() {
  const model = await startTalkingModel();
  const app = await startTestApp({
    config: { registration: 'open', llm: { url: model.url, model: 'fake' } },
    deps: ({ db, config, log }) => ({ hub: createHub({ ...config, db, log }) }),
  });
  const serverUrl = await app.listen();
  await app.deps.hub.ready;
  await app.aNutritionist({ role: 'admin' });
  return {
    serverUrl,
    serviceToken: SERVICE_TOKEN,
    ...peopleOf(serverUrl, app.deps.db),
    async close() {
      await app.close();
      await app.deps.hub.close();
      await model.close();
    },
  };
}

export type StartedWorld = Awaited<ReturnType<typeof startWorld>>;
