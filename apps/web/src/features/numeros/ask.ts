import type { Answer, Question, QuestionName, Questions } from './messages.ts';

export type Ask = <Q extends QuestionName>(
  name: Q,
  input: Questions[Q]['input'],
) => Promise<Questions[Q]['answer']>;

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };
const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let last = 0;
/** What the worker was told to know. A new one has to be told again. */
let known: Questions['know']['input'] | undefined;

/** Asks the worker, which is started by the first question and serves the page from then on. */
export const ask: Ask = (name, input) =>
  new Promise((resolve, reject) => {
    worker ??= start();
    if (name === 'know') known = input as Questions['know']['input'];
    last += 1;
    waiting.set(last, { resolve, reject });
    worker.postMessage({ id: last, name, input } satisfies Question);
  });

function start(): Worker {
  const started = new Worker(new URL('./numbers-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.answer as never);
  });
  // Without a connection its file may be missing. The next question tries again with a new one.
  started.addEventListener('error', () => {
    worker = undefined;
    started.terminate();
    for (const { reject } of waiting.values()) reject(new Error('The worker did not start.'));
    waiting.clear();
  });
  if (known) started.postMessage({ id: 0, name: 'know', input: known } satisfies Question);
  return started;
}
