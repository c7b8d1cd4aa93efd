// Reads lines of a meal plan from standard input and prints one JSON object for each, in order.
import { register } from 'tsx/esm/api';

register();
const { FOODS, foodIndex, readLine, estimateOf } = await import('../packages/nutrition/src/index.ts');

let input = '';
process.stdin.setEncoding('utf8');
for await (const chunk of process.stdin) input += chunk;
const lines = input.split(/\r?\n/);
// The end of the last line begins no line.
if (lines.at(-1) === '') lines.pop();

const index = foodIndex(FOODS);
process.stdout.write(lines.map((line) => `${JSON.stringify(estimateOf(readLine(index, line)))}\n`).join(''));
