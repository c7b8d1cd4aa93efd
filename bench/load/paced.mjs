import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../lib/client.mjs';
import { quantile, rounded } from '../lib/statistics.mjs';

/** Sends requests at a steady rate, even when answers are late. Returns their times and statuses. */
export async function paced(port, { perSecond, seconds, request }) {
  const begin = performance.now();
  const asked = [];
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const due = begin + (turn * 1000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    asked.push(timed(port, request(turn)));
  }
  return summary(await Promise.all(asked), (performance.now() - begin) / 1000);
}

/** Runs a number of callers; each sends its next request when the answer has come. */
export async function insistent(port, { atOnce, seconds, request }) {
  const begin = performance.now();
  const answers = [];
  const caller = async (_, number) => {
    for (let turn = number; performance.now() - begin < seconds * 1000; turn += atOnce)
      answers.push(await timed(port, request(turn)));
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return summary(answers, (performance.now() - begin) / 1000);
}

async function timed(port, request) {
  const begin = performance.now();
  const answer = await send(port, request).catch((error) => ({ status: error.code, headers: {} }));
  return { status: answer.status, retryAfter: answer.headers['retry-after'], ms: performance.now() - begin };
}

function summary(answers, seconds) {
  const good = answers.filter(({ status }) => status >= 200 && status < 300);
  const counts = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  const times = good.map(({ ms }) => ms);
  return {
    goodPerSecond: rounded(good.length / seconds),
    p50: rounded(quantile(times, 0.5)),
    p99: rounded(quantile(times, 0.99)),
    counts,
    // A refusal must carry Retry-After.
    refusedWithoutHint: answers.filter(({ status, retryAfter }) => status === 503 && !retryAfter).length,
  };
}
