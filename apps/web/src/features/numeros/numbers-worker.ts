import { createAnswers } from './answer-question.ts';
import type { Answer, Question } from './messages.ts';

// Reading a long plan takes longer than a key press may, so it is done beside the page.
const answers = createAnswers() as Record<string, (input: unknown) => unknown>;

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(answered(data));
});

function answered({ id, name, input }: Question): Answer {
  try {
    return { id, answer: answers[name]?.(input) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}
