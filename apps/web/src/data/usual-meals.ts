import type { Client } from '@alecrim/client';
import { queryOptions } from '@tanstack/react-query';

/** What most plans begin with, for somebody who has written none yet. */
const commonMeals = [
  { nome: 'Café da manhã', horario: '07:00' },
  { nome: 'Lanche da manhã', horario: '10:00' },
  { nome: 'Almoço', horario: '12:30' },
  { nome: 'Lanche da tarde', horario: '16:00' },
  { nome: 'Jantar', horario: '19:30' },
  { nome: 'Ceia', horario: '21:30' },
];

/** The meals of the newest plan: their names and times, without options; and whether there is no plan yet. */
export function usualMealsQuery(client: Client) {
  return queryOptions({
    queryKey: ['Cardapio', 'usual meals'],
    queryFn: async ({ signal }) => {
      const [newest] = await client
        .until(signal)
        .entities.Cardapio.filter({}, '-created_date', 1, 0, ['refeicoes']);
      const named = (newest?.refeicoes ?? []).filter(({ nome }) => nome?.trim());
      const meals = named.length > 0 ? named.map(({ nome, horario }) => ({ nome, horario })) : commonMeals;
      return { meals, isFirstPlan: !newest };
    },
  });
}
