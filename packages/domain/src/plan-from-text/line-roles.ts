import { folded, wordCount } from './folded.ts';
import { type MealHeading, mealHeading } from './meal-headings.ts';
import { isOr, type OptionHeading, optionHeading } from './option-headings.ts';
import { isIngredientsLabel, isPreparationLabel, isRecipeDetail } from './recipe-lines.ts';
import {
  type DayHeading,
  dayHeading,
  isRemark,
  type SectionHeading,
  sectionHeading,
} from './section-headings.ts';
import type { SourceLine } from './source-line.ts';
import { TIME, timeText } from './times.ts';

/** What a line is for the plan, besides text. */
export type LineRole =
  | ({ as: 'meal' } & MealHeading)
  | ({ as: 'option' } & OptionHeading)
  | ({ as: 'section' } & SectionHeading)
  | ({ as: 'day' } & DayHeading)
  | { as: 'or' | 'recipeLabel' | 'title' | 'heading' | 'remark' }
  | { as: 'recipe'; title: string };

export interface Signs {
  /** Not in a text that is mostly in capitals. */
  capsAreHeadings: boolean;
}

/** The role of a line, by its words, its marks and the line after it; null if it is only text. */
export function roleOf(lines: readonly SourceLine[], at: number, signs: Signs): LineRole | null {
  const line = lines[at] as SourceLine;
  const { text } = line;
  if (isOr(text)) return { as: 'or' };
  const isSigned = looksLikeHeading(line, signs);
  if (isIngredientsLabel(text) || isPreparationLabel(text)) return { as: 'recipeLabel' };
  const meal = mealHeading(line, isSigned) ?? otherMeal(line, isSigned);
  if (meal) return { as: 'meal', ...meal };
  if (isRemark(text)) return { as: 'remark' };
  const recipe = recipeTitle(lines, at);
  if (recipe) return { as: 'recipe', title: recipe };
  const option = optionHeading(text, isSigned);
  if (option) return { as: 'option', ...option };
  const day = dayHeading(line);
  if (day) return { as: 'day', ...day };
  const section = sectionHeading(line, isSigned);
  if (section) return { as: 'section', ...section };
  if (isTitle(line)) return { as: 'title' };
  return isSigned && !line.isItem ? { as: 'heading' } : null;
}

function looksLikeHeading(
  { text, isHeading, isBold, isCaps }: SourceLine,
  { capsAreHeadings }: Signs,
): boolean {
  return text.length < 120 && (isHeading || isBold || text.endsWith(':') || (isCaps && capsAreHeadings));
}

const WITH_TIME = new RegExp(`^([a-z][a-z -]{2,40}?) ?[-–—(,:]* ?(${TIME}) ?[)\\]]?[:.]?$`);

/** A heading that no list knows, but that has a time: "Shake 15h". */
function otherMeal({ text, isItem }: SourceLine, isSigned: boolean): MealHeading | null {
  if (!isSigned || isItem || text.length > 80) return null;
  const found = WITH_TIME.exec(folded(text));
  if (!found) return null;
  const [, name = '', time = ''] = found;
  if (/^(?:data|retorno|consulta|horario|atendimento|dormir|acordar)/.test(name)) return null;
  return {
    name: text.slice(0, name.length).trim(),
    time: timeText(text.slice(text.length - time.length - /[)\]:.]*$/.exec(text)![0].length)),
    rest: '',
  };
}

/** The line before "Ingredientes", or "Receita: …". Lines about servings and time may come between. */
function recipeTitle(lines: readonly SourceLine[], at: number): string {
  const { text, hasGap, isItem } = lines[at] as SourceLine;
  const named = /^receita(?: ?[:–—-]| d[aeo]s? | \d{1,2} ?[:.–—-])\s*(.+)$/i.exec(text);
  if (named?.[1] && wordCount(text) <= 12 && !/[.!]$/.test(text)) return named[1].replace(/[\s:]+$/, '');
  if (isItem && !hasGap) return '';
  if (text.length > 120 || /[.!;]$/.test(text) || /^receitas$/i.test(text.replace(/\W+$/, ''))) return '';
  let next = at + 1;
  while (next < at + 4 && isRecipeDetail(lines[next]?.text ?? '')) next++;
  const isHead = isIngredientsLabel(lines[next]?.text ?? '') && !isRecipeDetail(text);
  return isHead ? text.replace(/^receitas?(?: d[aeo])?[\s:–—-]+/i, '').replace(/[\s:]+$/, '') : '';
}

const TITLE =
  /^(?:(?:meu|seu|proposta de|sugestao de) )?(?:plano|planejamento|cardapio|dieta|programa|prescricao|plan)(?![a-z])/;

function isTitle({ text, isHeading, isItem }: SourceLine): boolean {
  if (isItem || wordCount(text) > 12 || text.length > 120 || /[.!?;]$/.test(text)) return false;
  return isHeading || TITLE.test(folded(text));
}
