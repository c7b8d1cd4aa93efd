import { onDay } from '@alecrim/nutrition/texts';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useClient } from '../../../data/context.ts';
import { listQuery } from '../../../data/entity-queries.ts';
import { useRestrictions } from '../../restricoes/guard-context.ts';
import { type FormValues, formTexts } from '../form-texts.ts';
import { useDayKinds } from '../numbers-store.ts';
import type { Meta } from '../targets/targets.ts';
import { useWorkerCall } from '../worker/use-worker-call.ts';
import { callWorker, type DayNutrients, type NutrientRow } from '../worker/worker-client.ts';
import { usePerson } from './use-person.ts';

interface Meal {
  dias?: unknown;
  nome?: string | null;
  horario?: string | null;
  opcoes?: { itens?: string[] | null; dias?: unknown }[] | null;
}

/** A meal without an option has no place for a line. */
const mealName = ({ nome, horario, opcoes }: Meal) =>
  opcoes?.length ? { name: nome ?? '', time: horario ?? undefined } : { name: '' };

/** Portions from the list, her own foods and her own meals that would close the gap of a nutrient. */
export function useGapOffers({ intake, target = 0 }: NutrientRow, nutrients: DayNutrients) {
  const { getValues } = useFormContext();
  const restrictions = useRestrictions();
  const meta = getValues('meta') as Meta | null;
  const { person } = usePerson(getValues('paciente_id'), meta);
  const { data: templates, isLoading } = useQuery(listQuery(useClient(), 'RefeicaoTemplate'));
  const meals = (getValues('refeicoes') ?? []) as Meal[];
  const day = onDay(formTexts(getValues() as FormValues).texts, useDayKinds()?.chosen);
  const { data, hasFailed } = useWorkerCall(
    async () =>
      isLoading
        ? undefined
        : callWorker('closeGap', {
            texts: day.texts,
            // A line goes into a meal of the day that it is for.
            meals: meals.map((meal, place) => mealName(day.texts.meals[place]?.length ? meal : {})),
            nutrient: intake.nutrient,
            gap: target - intake.chosen,
            person,
            restrictions,
            energyLeft: meta?.kcal ? meta.kcal - nutrients.energy : undefined,
            library: (templates ?? []).map(({ nome, horario, opcoes }) => ({
              meal: { name: nome, time: horario ?? undefined },
              lines: opcoes.flatMap(({ itens }) => itens ?? []),
            })),
          }),
    [nutrients, intake.nutrient, isLoading, person, restrictions],
  );
  return {
    offers: data,
    hasFailed,
    mealNames: meals.map(({ nome }, place) => nome?.trim() || `Refeição ${place + 1}`),
  };
}
