import type { Dia } from '../days.ts';
import type { Block } from './blocks.ts';
import { daysOfTitle } from './days-of-title.ts';
import { LONGEST_LINE } from './read-lines.ts';
import { recipeText } from './recipe-lines.ts';

type PastedOption = { descricao: string; itens: string[]; dias?: Dia[] };

export interface PastedPlan {
  titulo: string;
  refeicoes: { nome: string; horario: string; opcoes: PastedOption[]; dias?: Dia[] }[];
  receitas: { nome: string; porcoes: number | null; ingredientes: string[]; modo_preparo: string }[];
  orientacoes: { titulo: string; itens: string[] }[];
  observacoes_finais: string;
}

// The bounds of the entity (fields.ts, nested-fields.ts). A text that is not too long to be read fits into them.
const MOST_LINES = 300;
const MOST_PARTS = 100;
const LONGEST_NAME = 300;
const LONGEST_TEXT = 10_000;
// Sheets that stay free for what fits nowhere else.
const SPARE_SHEETS = 20;

/** The plan that the parts of a text make. No line is lost: what is too much for a part goes on in another one. */
export function planOfBlocks(blocks: readonly Block[]): PastedPlan {
  const plan: PastedPlan = {
    titulo: '',
    refeicoes: [],
    receitas: [],
    orientacoes: [],
    observacoes_finais: '',
  };
  const notes: string[] = [];
  const surplus: string[] = [];
  for (const part of blocks) {
    if (part.kind === 'fora') continue;
    const { title, lines } = fitted(part);
    if (part.kind === 'titulo') {
      if (plan.titulo === '') plan.titulo = title;
      else notes.push(title);
      notes.push(...lines);
    } else if (part.kind === 'notas') notes.push(...(title ? [title] : []), ...lines);
    else if (!added(plan, part, title, lines)) surplus.push(...[title, part.time].filter(Boolean), ...lines);
  }
  plan.observacoes_finais = fittingNotes(notes, surplus);
  for (const itens of surplus.length > 0 ? inGroups(surplus) : [])
    plan.orientacoes.push({ titulo: 'Mais do texto colado', itens });
  return plan;
}

/** A name that is too long continues as a line. */
function fitted({ title, time, lines }: Block): { title: string; lines: string[] } {
  const isLong = title.length > LONGEST_NAME || time.length > 100;
  const texts = isLong ? [title, time, ...lines] : lines;
  const written = texts
    .flatMap((line) => (line.length > LONGEST_LINE ? pieces(line) : [line]))
    .filter((line) => line.trim());
  return { title: isLong ? '' : title.trim(), lines: written };
}

const pieces = (line: string): string[] => line.match(/[\s\S]{1,2000}/g) ?? [];

/** Whether there was a place for the part. */
function added(plan: PastedPlan, { kind, time }: Block, title: string, lines: string[]): boolean {
  const meal = plan.refeicoes.at(-1);
  if (kind === 'opcao' && meal) {
    const dias = daysOfTitle(title);
    const opcoes = inGroups(lines).map((itens, at) => ({
      descricao: at === 0 ? title : '',
      itens,
      ...dias,
    }));
    if (meal.opcoes.length + opcoes.length > MOST_PARTS) return false;
    meal.opcoes.push(...opcoes);
    return true;
  }
  if (kind === 'refeicao' || kind === 'opcao') {
    if (plan.refeicoes.length >= MOST_PARTS) return false;
    const opcoes = lines.length > 0 ? inGroups(lines).map((itens) => ({ descricao: '', itens })) : [];
    plan.refeicoes.push({ nome: title, horario: time.slice(0, 100), opcoes, ...daysOfTitle(title) });
    return true;
  }
  if (kind === 'receita') return addedRecipe(plan, title, lines);
  const sheets = inGroups(lines).map((itens) => ({ titulo: title, itens }));
  if (plan.orientacoes.length + sheets.length > MOST_PARTS - SPARE_SHEETS) return false;
  plan.orientacoes.push(...sheets);
  return true;
}

function addedRecipe({ receitas }: PastedPlan, nome: string, lines: string[]): boolean {
  const { ingredients, preparation, servings } = recipeText(lines);
  const modo_preparo = preparation.join('\n');
  const fits = ingredients.length <= MOST_LINES && modo_preparo.length <= LONGEST_TEXT;
  if (receitas.length >= MOST_PARTS || !fits) return false;
  receitas.push({ nome, porcoes: servings, ingredientes: ingredients, modo_preparo });
  return true;
}

/** As many of the notes as fit; the others go to `surplus`. */
function fittingNotes(notes: readonly string[], surplus: string[]): string {
  let text = '';
  for (const note of notes) {
    const longer = text === '' ? note : `${text}\n${note}`;
    if (longer.length > LONGEST_TEXT) surplus.push(note);
    else text = longer;
  }
  return text;
}

/** One group at least, of as many lines as a part may have. */
function inGroups(lines: readonly string[]): string[][] {
  const groups: string[][] = [lines.slice(0, MOST_LINES)];
  for (let at = MOST_LINES; at < lines.length; at += MOST_LINES)
    groups.push(lines.slice(at, at + MOST_LINES));
  return groups;
}
