import { mealId, mealName } from './meal-name.ts';
import type { ShownRefeicao } from './shown-menu.ts';

interface MealIndexProps {
  refeicoes: readonly ShownRefeicao[];
  currentMealIndex: number | undefined;
}

export function MealIndex({ refeicoes, currentMealIndex }: MealIndexProps) {
  return (
    <nav className="doc-index no-print" aria-label="Refeições">
      <ol>
        {refeicoes.map((refeicao, place) => (
          <li key={refeicao.index}>
            <a
              href={`#${mealId(place + 1)}`}
              aria-current={refeicao.index === currentMealIndex ? 'time' : undefined}
            >
              {mealName(refeicao, place + 1)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
