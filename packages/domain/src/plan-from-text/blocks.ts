import { lettersAndDigits } from '../fold.ts';
import { type LineRole, roleOf, type Signs, withUnknownMeals } from './line-roles.ts';
import type { ReadText } from './read-lines.ts';
import { isIngredientsLabel, isPreparationLabel } from './recipe-lines.ts';
import type { SourceLine } from './source-line.ts';

/** What a part of the text becomes. An option belongs to the meal before it; `fora` is left out of the plan. */
export const blockKinds = ['titulo', 'refeicao', 'opcao', 'receita', 'orientacao', 'notas', 'fora'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** A part of the text with its kind, which a person can correct. */
export interface Block {
  kind: BlockKind;
  /** The name of a meal or recipe, the title of a sheet, the description of an option. */
  title: string;
  time: string;
  lines: string[];
}

const block = (kind: BlockKind, title = '', time = ''): Block => ({ kind, title, time, lines: [] });

/** Divides the lines of a text into the parts of a plan. */
export function blocksOf({ lines, leftOut }: ReadText): Block[] {
  const signs: Signs = { capsAreHeadings: lines.filter((line) => line.isCaps).length * 2 < lines.length };
  const roles = withUnknownMeals(
    lines,
    lines.map((_line, at) => roleOf(lines, at, signs)),
  );
  const lastMeal = roles.findLastIndex((role) => role?.as === 'meal');
  const builder = new Builder();
  for (const [at, line] of lines.entries())
    builder.add(line, roles[at] ?? null, at > lastMeal, roles[at + 1] ?? null);
  if (leftOut.length > 0) builder.blocks.push({ ...block('fora'), lines: [...leftOut] });
  return builder.blocks.filter(
    ({ kind, title, time, lines }) => kind === 'refeicao' || title || time || lines.length > 0,
  );
}

class Builder {
  readonly blocks: Block[] = [];
  private day = '';
  private meal: Block | null = null;
  /** Whether the items of the part had bullets, so that a line without one is no item. */
  private hasBullets = false;

  private get current(): Block | null {
    return this.blocks.at(-1) ?? null;
  }

  private open(kind: BlockKind, title = '', time = ''): Block {
    if (kind !== 'opcao') this.hasBullets = false;
    const opened = block(kind, title, time);
    this.blocks.push(opened);
    return opened;
  }

  add(line: SourceLine, role: LineRole | null, isAfterMeals: boolean, next: LineRole | null): void {
    const { text } = line;
    if (role && !(this.isInSection() && this.isOnlyText(line, role))) {
      if (this.take(line, role, next)) return;
    }
    const { current } = this;
    if (role?.as === 'remark' && role.note && this.isOfPlan(line, role, isAfterMeals)) {
      this.open('notas').lines.push(role.note);
    } else if (!current || current.kind === 'titulo') {
      this.open('notas').lines.push(text);
    } else if (this.isRecipeName(line)) {
      if (isEmpty(current)) current.title = text;
      else this.open('receita', text);
    } else if (isAfterMeals && this.isClosing(line, role)) {
      if (role?.as === 'heading') this.open('orientacao', text.replace(/[\s:]+$/, ''));
      else this.open('notas').lines.push(text);
    } else {
      this.hasBullets ||= line.isItem;
      current.lines.push(text);
    }
  }

  /** Returns false if the line is only text after all. */
  private take(line: SourceLine, role: LineRole, next: LineRole | null): boolean {
    switch (role.as) {
      case 'title':
        if (this.meal || this.blocks.some(({ kind }) => kind === 'titulo')) return false;
        this.open('titulo', line.text.replace(/[\s:]+$/, ''));
        return true;
      case 'meal': {
        const name = this.day ? `${role.name} (${this.day})` : role.name;
        const isSame =
          role.option && this.meal && lettersAndDigits(this.meal.title) === lettersAndDigits(name);
        if (!isSame) {
          this.meal = this.open('refeicao', name, role.time);
        }
        if (role.option) this.option(role.option.number, role.option.rest, '', null);
        this.put(role.rest);
        return true;
      }
      case 'time':
        if (!this.meal || this.meal !== this.current || this.meal.time || this.meal.lines.length > 0)
          return false;
        this.meal.time = role.time;
        return true;
      case 'option':
        if (!this.meal) return false;
        this.option(role.number, role.rest, role.mark, next, line);
        return true;
      case 'or':
        if (!this.meal || !this.isInMeal()) return false;
        if (!isEmpty(this.current)) this.open('opcao');
        return true;
      case 'day':
        return this.takeDay(role.day, role.rest, next);
      case 'section':
        this.section(role);
        this.put(role.rest);
        return true;
      case 'recipe':
        this.open('receita', role.title);
        return true;
      case 'recipeLabel':
        if (this.current?.kind !== 'receita') this.open('receita');
        this.current?.lines.push(line.text);
        return true;
      default:
        return false;
    }
  }

  private put(rest: string): void {
    if (rest) this.current?.lines.push(rest);
  }

  private option(number: number, rest: string, mark: string, next: LineRole | null, line?: SourceLine): void {
    const { current, meal } = this;
    const before = number === 1 && current === meal && meal ? meal.lines.splice(0) : [];
    const isFirst = current?.kind === 'opcao' && isEmpty(current);
    const opened = isFirst && current ? current : this.open('opcao');
    const isAlone = next !== null && ['option', 'meal', 'or', 'section', 'day'].includes(next.as);
    const isItem =
      rest !== '' &&
      line !== undefined &&
      (isAlone || /^[\d½¼¾]/.test(rest) || (mark === ':' && !line.isBold && !line.isHeading));
    // "Escolha uma das opções:" says something about the options; another line before them is an item.
    const isIntroduced = before.length === 1 && /op[çc][õo]es|escolh|:$/i.test(before[0] ?? '');
    const title = [isIntroduced ? before[0] : '', isItem ? '' : rest].filter(Boolean).join(' ');
    if (title) opened.title = title;
    opened.lines.push(...(isIntroduced ? [] : before), ...(isItem ? [rest] : []));
  }

  /** A day heads the meals below it, or it is one of the choices of the meal that it is in. */
  private takeDay(day: string, rest: string, next: LineRole | null): boolean {
    if (rest === '' && (next?.as === 'meal' || !this.meal)) {
      this.day = day;
      return true;
    }
    if (!this.meal || !this.isInMeal()) return false;
    if (isEmpty(this.current) && this.current?.kind === 'opcao') this.current.title = day;
    else this.open('opcao', day);
    this.put(rest);
    return true;
  }

  private section({ kind, title }: Extract<LineRole, { as: 'section' }>): void {
    this.day = '';
    if (kind === 'recipes') this.open('receita', /^receitas?$/i.test(title) ? '' : title);
    else if (kind === 'notes') this.open('notas', PLAIN_NOTES.test(title) ? '' : title);
    else if (kind === 'substitutions' && this.meal && this.isInMeal())
      this.open('orientacao', `${title}: ${this.meal.title}`);
    else this.open('orientacao', title);
  }

  private isInMeal = () => this.current?.kind === 'refeicao' || this.current?.kind === 'opcao';
  private isInSection = () =>
    this.current?.kind === 'orientacao' || this.current?.kind === 'notas' || this.current?.kind === 'receita';

  /** Inside of guidance, "• Jantar: até as 20h" is a sentence. */
  private isOnlyText(line: SourceLine, role: LineRole): boolean {
    return role.as === 'meal' && line.isItem && role.rest !== '' && this.meal !== null;
  }

  /** Under "Receitas", a short line after an empty one names the next recipe, if the last one has no labels. */
  private isRecipeName({ text, hasGap, isItem }: SourceLine): boolean {
    const { current } = this;
    if (current?.kind !== 'receita' || isItem || current.lines.some(isRecipeLabel)) return false;
    return (hasGap || isEmpty(current)) && /^\p{L}[^.!?;]{2,80}$/u.test(text);
  }

  /** "Observações: …" is a note on the plan, not on the part before it, if that is a sheet, or the plan ends here. */
  private isOfPlan(
    line: SourceLine,
    role: Extract<LineRole, { as: 'remark' }>,
    isAfterMeals: boolean,
  ): boolean {
    const { current } = this;
    if (!current || current.kind === 'titulo') return true;
    if (line.isItem || current.kind === 'notas') return false;
    if (current.kind === 'orientacao') return role.isMany || role.isAlone || line.hasGap;
    if (current.kind === 'receita') return role.isMany && line.hasGap;
    return isAfterMeals && (role.isMany || this.isClosing(line, role));
  }

  /** A line after the last item of the last meal, or of a sheet, that is no item. */
  private isClosing(line: SourceLine, role: LineRole | null): boolean {
    if (this.current?.kind === 'orientacao') return line.hasGap && !line.isItem && !role && this.hasBullets;
    if (!this.isInMeal() || !line.hasGap || line.isItem || this.current?.lines.length === 0) return false;
    if (role?.as === 'heading' || role?.as === 'remark' || this.hasBullets) return true;
    return (
      /[.!?]$|[.!?]\s*\p{Extended_Pictographic}+$/u.test(line.text) &&
      /\s\S+\s\S+\s/.test(line.text) &&
      !/^\d/.test(line.text)
    );
  }
}

/** A title that says no more than the place where the notes are shown. */
const PLAIN_NOTES =
  /^(?:observa[çc](?:ão|ao|ões|oes)|obs\.?|anota[çc](?:ão|ao|ões|oes)|notas?)(?: finais| gerais)?$/i;

const isRecipeLabel = (line: string) => isIngredientsLabel(line) || isPreparationLabel(line);

const isEmpty = (part: Block | null): boolean =>
  part !== null && part.title === '' && part.lines.length === 0;
