import type { RestricaoDoPaciente } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';
import { avoidedFoods } from './avoided-words.ts';
import { AVOIDED, type Content, withImplied } from './contents.ts';
import { contentsIn, type LineContents } from './contents-in.ts';
import { findWords } from './find-words.ts';
import { sparesKidneys } from './kidney.ts';
import { heldBy } from './own-contents.ts';

const contents = new WeakMap<Food, ReadonlySet<Content>>();
const names = new WeakMap<Food, readonly LineContents[]>();

function kept<T extends object>(values: WeakMap<Food, T>, food: Food, make: () => T): T {
  const before = values.get(food);
  if (before) return before;
  const made = make();
  values.set(food, made);
  return made;
}

/** What a food holds or may hold, by its tags and by the words of its name. */
function contentsOf(food: Food): ReadonlySet<Content> {
  const { contains, mayContain } = heldBy([contentsIn(food.name)]);
  return withImplied([...food.tags, ...contains, ...mayContain]);
}

/** Whether a food may be offered, in this amount: it neither contains nor may contain what the patient avoids. */
export function isAllowed(food: Food, restrictions: readonly RestricaoDoPaciente[], grams?: number): boolean {
  if (restrictions.length === 0) return true;
  const holds = ({ tipo, palavras }: RestricaoDoPaciente): boolean => {
    const { avoids = [], watches = [] } = tipo ? AVOIDED[tipo] : {};
    if ([...avoids, ...watches].some((content) => kept(contents, food, () => contentsOf(food)).has(content)))
      return true;
    const avoided = avoidedFoods(palavras ?? '');
    if (avoided.length === 0) return false;
    const read = kept(names, food, () => [food.name, ...food.synonyms].map((name) => contentsIn(name)));
    return avoided.some((one) => read.some((name) => findWords(one, name).length > 0));
  };
  return !restrictions.some(holds) && sparesKidneys(food, restrictions, grams);
}
