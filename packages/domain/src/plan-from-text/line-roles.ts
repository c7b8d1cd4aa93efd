import { foldLetters } from '../fold.ts';
import { type MealHeading, mealHeading } from './meal-headings.ts';
import { isOr, type OptionHeading, optionHeading } from './option-headings.ts';
import { isIngredientsLabel, isPreparationLabel, isRecipeDetail } from './recipe-lines.ts';
import {
  type DayHeading,
  dayHeading,
  type Remark,
  remarkOf,
  type SectionHeading,
  sectionHeading,
} from './section-headings.ts';
import { type SourceLine, withoutLastPictures, wordCount } from './source-line.ts';
import { isTime, TIME, timeText } from './times.ts';

/** What a line is for the plan, besides text. */
export type LineRole =
  | ({ as: 'meal' } & MealHeading)
  | ({ as: 'option' } & OptionHeading)
  | ({ as: 'section' } & SectionHeading)
  | ({ as: 'day' } & DayHeading)
  | ({ as: 'remark'; isAlone: boolean } & Remark)
  | { as: 'or' | 'recipeLabel' | 'title' | 'heading' }
  | { as: 'time'; time: string }
  | { as: 'recipe'; title: string };

export interface Signs {
  /** Not in a text that is mostly in capitals. */
  capsAreHeadings: boolean;
}

/** The role of a line, by its words, its marks and the line after it; null if it is only text. */
export function roleOf(lines: readonly SourceLine[], at: number, signs: Signs): LineRole | null {
  const written = lines[at] as SourceLine;
  const text = withoutLastPictures(written.text);
  const line = { ...written, text };
  if (isOr(text)) return { as: 'or' };
  if (isTime(foldLetters(text))) return { as: 'time', time: timeText(text) };
  const isSigned = looksLikeHeading(line, signs);
  if (isIngredientsLabel(text) || isPreparationLabel(text)) return { as: 'recipeLabel' };
  const meal = mealHeading(line, isSigned) ?? otherMeal(line, isSigned);
  if (meal) return { as: 'meal', ...meal };
  const isAlone = isLastOfPart(lines, at);
  const remark = remarkOf(text);
  if (remark) return { as: 'remark', isAlone, ...remark };
  const recipe = recipeTitle(lines, at);
  if (recipe) return { as: 'recipe', title: recipe };
  const option = optionHeading(text, isSigned);
  if (option) return { as: 'option', ...option };
  const day = dayHeading(line);
  if (day) return { as: 'day', ...day };
  const section = sectionHeading(line, isSigned, isAlone);
  if (section) return { as: 'section', ...section };
  if (isTitle(line, isSigned)) return { as: 'title' };
  return isSigned && !line.isItem ? { as: 'heading' } : null;
}

function isLastOfPart(lines: readonly SourceLine[], at: number): boolean {
  const next = lines[at + 1];
  return !next || (next.hasGap && !next.isItem);
}

function looksLikeHeading(
  { text, isHeading, isBold, isCaps }: SourceLine,
  { capsAreHeadings }: Signs,
): boolean {
  return text.length < 120 && (isHeading || isBold || text.endsWith(':') || (isCaps && capsAreHeadings));
}

const WITH_TIME = new RegExp(`^([a-z][a-z -]{2,40}?)( ?[-–—(,:]* ?)(?:${TIME}) ?[)\\]]?[:.]?$`);

/** A heading that no list knows, but that has a time: "Shake 15h", or after an empty line "Antes da escola (6h30)". */
function otherMeal({ text, isItem, hasGap }: SourceLine, isSigned: boolean): MealHeading | null {
  if (isItem || text.length > 80 || !(isSigned || hasGap)) return null;
  const [, name, mark = ''] = WITH_TIME.exec(foldLetters(text)) ?? [];
  if (!name || (!isSigned && !/[-–—(]/.test(mark)) || NO_MEAL.test(name)) return null;
  const time = text.slice(name.length).replace(/^[\s\-–—(,:]+/, '');
  return { name: text.slice(0, name.length).trim(), time: timeText(time), rest: '' };
}

const NO_MEAL = /^(?:data|retorno|consulta|horario|atendimento|dormir|acordar|treino|sono)/;

/** How the line of a heading looks. */
const lookOf = ({ text, isHeading, isBold, isCaps, isItem }: SourceLine) =>
  `${isHeading}${isBold}${isCaps}${isItem}${text.endsWith(':')}`;

/** Between two meals, a short line that looks like their headings heads a meal of its own: "Lancheira". */
export function withUnknownMeals(
  lines: readonly SourceLine[],
  roles: readonly (LineRole | null)[],
): (LineRole | null)[] {
  const first = roles.findIndex((role) => role?.as === 'meal');
  const last = roles.findLastIndex((role) => role?.as === 'meal');
  const looks = new Set(lines.filter((_line, at) => roles[at]?.as === 'meal').map(lookOf));
  return roles.map((role, at) => {
    const [line, next] = [lines[at], lines[at + 1]];
    if (at < first || at > last || !line || !next || next.hasGap || roles[at + 1]) return role;
    const isHead = role?.as === 'heading' || (role === null && next.isItem && !line.isItem);
    if (!isHead || !line.hasGap || !looks.has(lookOf(line))) return role;
    const name = line.text.replace(/[\s:]+$/, '');
    const isName = wordCount(name) <= 5 && /^\p{L}[^.!?;,]*$/u.test(name);
    return isName ? { as: 'meal', name, time: '', rest: '' } : role;
  });
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
  /^(?:(?:meu|seu|proposta de|sugestao de) )?(?:plano|planejamento|cardapio|dieta|programa|prescricao)(?![a-z])/;
const NAMED = /(?:plano|planejamento|programa|prescricao) (?:alimentar|nutricional|dietetic[oa])/;

function isTitle({ text, isHeading, isBold, isItem }: SourceLine, isSigned: boolean): boolean {
  if ((isItem && !isBold) || wordCount(text) > 12 || text.length > 120 || /[.!?;]$/.test(text)) return false;
  const all = foldLetters(text);
  return isHeading || TITLE.test(all) || (isSigned && NAMED.test(all));
}
