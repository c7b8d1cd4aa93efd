import { mealName, nutrienteText } from '@alecrim/domain/pure';
import { onDay } from '@alecrim/nutrition/texts';
import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useClient } from '../../../data/context.ts';
import { listQuery } from '../../../data/entity-queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useRestrictions } from '../../restricoes/guard-store.ts';
import { inWhole } from '../amount-words.ts';
import { type FormValues, formTexts } from '../form-texts.ts';
import { useDayKinds } from '../numbers-store.ts';
import type { Meta } from '../targets/targets.ts';
import { useWorkerCall } from '../worker/use-worker-call.ts';
import {
  callWorker,
  type DayNutrients,
  type NutrientRow,
  type WorkerCalls,
} from '../worker/worker-client.ts';
import { usePerson } from './person-notice.tsx';

type Offer = WorkerCalls['closeGap']['result'][number];

interface GapOffersProps {
  row: NutrientRow;
  day: DayNutrients;
  onAdd: (words: string, meal: number, mealName: string) => void;
}

const origins = { list: '', own: 'dos seus alimentos', library: 'da sua biblioteca' };

/** Foods and amounts that would bring the day nearer to the target. One press writes a line into the plan. */
export function GapOffers({ row, day, onAdd }: GapOffersProps) {
  const { offers, hasFailed, mealNames } = useGapOffers(row, day);
  if (hasFailed)
    return <Notice variant="danger">Não foi possível procurar sugestões agora. Tente de novo.</Notice>;
  if (!offers) return <Skeleton className="h-24" />;
  if (offers.length === 0)
    return (
      <p className="ml-6 text-sm text-muted">
        Nenhuma sugestão cabe nas refeições deste cardápio e no que o paciente pode comer. As sugestões seguem
        o nome ou o horário de cada refeição.
      </p>
    );
  return (
    <ul className="ml-6 grid gap-1 rounded-control bg-soft/60 p-2">
      {offers.map((offer) => (
        <OfferLine key={offer.words} offer={offer} row={row} mealNames={mealNames} onAdd={onAdd} />
      ))}
    </ul>
  );
}

interface OfferLineProps extends Pick<GapOffersProps, 'row' | 'onAdd'> {
  offer: Offer;
  mealNames: readonly string[];
}

function OfferLine({ offer, row, mealNames, onAdd }: OfferLineProps) {
  const { words, gives, kcal, from, meals } = offer;
  const [meal, setMeal] = useState(meals[0] ?? 0);
  const [isAdded, setAdded] = useState(false);
  const name = mealNames[meal] ?? '';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <p className="min-w-52 grow basis-0 text-sm [overflow-wrap:anywhere]">
        {words}
        <span className="block text-muted tabular-nums">
          {[`+ ${nutrienteText(row.name, gives)}`, `${inWhole(kcal)} kcal`, origins[from]]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <span className="flex items-center gap-2">
        {meals.length > 1 && (
          <Select
            aria-label={`Refeição para ${words}`}
            className="w-auto max-w-44 text-sm"
            value={meal}
            onChange={({ target }) => setMeal(Number(target.value))}
          >
            {meals.map((place) => (
              <option key={place} value={place}>
                {mealNames[place]}
              </option>
            ))}
          </Select>
        )}
        <Button
          icon={isAdded ? Check : Plus}
          variant="outline"
          size="sm"
          disabled={isAdded}
          aria-label={`Incluir ${words} em ${name}`}
          onClick={() => {
            setAdded(true);
            onAdd(words, meal, name);
          }}
        >
          {isAdded ? 'Incluído' : meals.length > 1 ? 'Incluir' : `Incluir em ${name}`}
        </Button>
      </span>
    </li>
  );
}

interface Meal {
  dias?: unknown;
  nome?: string | null;
  horario?: string | null;
  opcoes?: { itens?: string[] | null; dias?: unknown }[] | null;
}

/** A meal without an option has no place for a line. */
const offeredMeal = ({ nome, horario, opcoes }: Meal) =>
  opcoes?.length ? { name: nome ?? '', time: horario ?? undefined } : { name: '' };

/** Portions from the list, her own foods and her own meals that would close the gap of a nutrient. */
function useGapOffers({ intake, target = 0 }: NutrientRow, nutrients: DayNutrients) {
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
            meals: meals.map((meal, place) => offeredMeal(day.texts.meals[place]?.length ? meal : {})),
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
    mealNames: meals.map((meal, place) => mealName(meal, place + 1)),
  };
}
