import type { RestricaoDoPaciente } from '@alecrim/domain/pure';
import type { KnownFoods } from '../plan/plan-readers.ts';
import { findingsIn, surestFirst } from './check-line.ts';
import { contentsIn, type LineContents } from './contents-in.ts';
import type { CheckedPlan, PlanFinding, UncheckedItem } from './finding.ts';
import { kidneyFindings, kidneyReader } from './kidney.ts';
import { ownPhrases, recipePhrase } from './own-contents.ts';
import type { Phrases } from './phrase-index.ts';
import { phrasesOf } from './phrases.ts';
import { type CheckedLine, type CheckedParts, linesToCheck } from './plan-lines.ts';
import { withoutDough } from './prose.ts';

/** What a plan holds that its patient avoids: items, alternatives, descriptions, recipes, guidance and notes. */
export function checkPlan(
  plan: CheckedParts,
  restrictions: readonly RestricaoDoPaciente[],
  known: KnownFoods = {},
): CheckedPlan {
  const lines = linesToCheck(plan);
  const food = lines.filter(({ isFood }) => isFood);
  if (restrictions.length === 0) return { findings: [], unchecked: [], checkedCount: food.length };
  const own = ownPhrases(known);
  const withRecipes = recipePhrases(plan, own);
  const readAmounts = kidneyReader(restrictions, known);
  const findings: PlanFinding[] = [];
  const unchecked: UncheckedItem[] = [];
  for (const line of lines) {
    const { text, place, isFood } = line;
    const contents = contentsOf(line, place.part === 'receitas' ? own : withRecipes);
    const found = findingsIn(text, contents, restrictions).filter(
      ({ certainty }) => isFood || certainty !== 'nao_verificado',
    );
    const all = [...found, ...kidneyFindings(text, restrictions, isFood ? readAmounts : undefined)];
    findings.push(...all.sort(surestFirst).map((finding) => ({ ...finding, place, text })));
    const open = all.filter(({ certainty }) => certainty === 'nao_verificado').map(({ word }) => word);
    if (open.length > 0) unchecked.push({ place, text, words: [...new Set(open)] });
  }
  return { findings, unchecked, checkedCount: food.length };
}

function contentsOf({ text, place, isFood }: CheckedLine, own: Phrases | undefined): LineContents {
  const contents = contentsIn(text, { ...(own && { own }), isProse: !isFood });
  return place.field === 'modo_preparo' ? withoutDough(text, contents) : contents;
}

const made = new WeakMap<object, { readonly key: string; readonly phrases: Phrases }>();
const LIST_ONLY = {};

/** A line of a meal can name a recipe of the plan: its ingredients say what it holds. Made again when a recipe changes. */
function recipePhrases({ receitas }: CheckedParts, own: Phrases | undefined): Phrases | undefined {
  if (!receitas?.length) return own;
  const key = JSON.stringify(receitas.map(({ nome, ingredientes }) => [nome, ingredientes]));
  const before = made.get(own ?? LIST_ONLY);
  if (before?.key === key) return before.phrases;
  const recipes = receitas.flatMap(({ nome, ingredientes }) => {
    const lines = (ingredientes ?? []).filter((text) => text.trim() !== '');
    const phrase = recipePhrase(
      nome ?? '',
      lines.map((text) => contentsIn(text, own && { own })),
    );
    return phrase ? [phrase] : [];
  });
  const phrases = phrasesOf([...(own ? [...own.values()].flat() : []), ...recipes]);
  made.set(own ?? LIST_ONLY, { key, phrases });
  return phrases;
}
