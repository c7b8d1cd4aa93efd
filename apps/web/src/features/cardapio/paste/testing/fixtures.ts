import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { blocksOfText, type PastedPlan, planOfBlocks } from '@alecrim/domain/plan-from-text';
import { textOfHtml } from '../rich-text.ts';

interface ExpectedMeal {
  name: string;
  time: string;
  options: string[][];
}

export interface PastedExample {
  name: string;
  source: string;
  title: string;
  notes: string[];
  meals: ExpectedMeal[];
  recipes: { name: string; ingredients: string[]; preparation: string }[];
  sheets: { title: string; items: string[] }[];
}

/** The pasted plans of a file; README.md says how they are written. */
export function examplesOf(file: string): PastedExample[] {
  const text = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
  return text.split(/^=== /m).slice(1).map(exampleOf);
}

function exampleOf(text: string): PastedExample {
  const [head = '', expected = ''] = text.split(/^---$/m);
  const [name = '', ...source] = head.split('\n');
  const example: PastedExample = {
    name,
    source: source.join('\n').trim(),
    title: '',
    notes: [],
    meals: [],
    recipes: [],
    sheets: [],
  };
  for (const line of expected.split('\n').filter(Boolean)) readExpected(example, line);
  return example;
}

const list = (text: string) =>
  text
    .split('; ')
    .map((item) => item.trim())
    .filter(Boolean);

function readExpected(example: PastedExample, line: string): void {
  const [, kind, head = '', body = ''] = /^([T#RGN]) ?(.*?): (.*)$/.exec(line) ?? [];
  if (kind === 'T') example.title = body;
  else if (kind === 'N') example.notes.push(body);
  else if (kind === 'G') example.sheets.push({ title: head, items: list(body) });
  else if (kind === 'R') {
    const [ingredients = '', preparation = ''] = body.split(' | ');
    example.recipes.push({ name: head, ingredients: list(ingredients), preparation });
  } else if (kind === '#') {
    const [name = '', time = ''] = head.split(' @ ');
    example.meals.push({ name, time, options: body.split(' // ').map(list) });
  } else throw new Error(`Not a part of a plan: ${line}`);
}

export const planOf = ({ source }: PastedExample): PastedPlan =>
  planOfBlocks(blocksOfText(source.startsWith('<') ? textOfHtml(source) : source));
