// Reads lines of a meal plan from standard input and prints one JSON object for each, in order.
// With --explain: how each line was read, in words, with what every doubt is about and where in the line it stands.
import { register } from 'tsx/esm/api';

register();
const { FOODS, foodIndex, readLine, estimateOf, explainReading } = await import(
  '../packages/nutrition/src/index.ts'
);

let input = '';
process.stdin.setEncoding('utf8');
for await (const chunk of process.stdin) input += chunk;
const lines = input.split(/\r?\n/);
// The end of the last line begins no line.
if (lines.at(-1) === '') lines.pop();

const index = foodIndex(FOODS);
const say = process.argv.includes('--explain')
  ? explainReading
  : (/** @type {ReturnType<typeof readLine>} */ reading) => JSON.stringify(estimateOf(reading));
process.stdout.write(lines.map((line) => `${say(readLine(index, line))}\n`).join(''));
