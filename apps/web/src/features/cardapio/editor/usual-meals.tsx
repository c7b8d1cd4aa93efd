import { useQuery } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { useClient } from '../../../data/context.ts';
import { usualMealsQuery } from '../../../data/usual-meals.ts';
import { anOpcao } from '../../../fields/refeicao-fields.tsx';
import { newId } from '../../../lib/new-id.ts';
import { Button } from '../../../ui/button.tsx';

/** Offers a new plan the names and times of the meals of the newest plan. */
export function UsualMeals({ onTake }: { onTake: (meals: object[]) => void }) {
  const { data } = useQuery(usualMealsQuery(useClient()));
  if (!data) return null;
  const { meals } = data;
  return (
    <div className="mt-3 grid justify-items-center gap-1">
      <Button
        icon={ListPlus}
        variant="outline"
        size="sm"
        onClick={() => onTake(meals.map((meal) => ({ ...meal, id: newId(), opcoes: [anOpcao()] })))}
      >
        Começar com suas refeições de sempre
      </Button>
      {meals.map(({ nome }) => nome).join(' · ')}
    </div>
  );
}
