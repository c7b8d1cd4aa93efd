import type { Client } from '@alecrim/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { sharedShelf } from './library-queries.ts';

// As many as a list can show of each kind without hiding the others.
const MOST_PATIENTS = 5;
const MOST_OTHERS = 4;

interface Named {
  id: string;
  nome: string;
}
interface Titled {
  id: string;
  titulo: string;
}

/** The records of a person that have the words in their names. */
export interface Everything {
  patients: Named[];
  plans: (Titled & { paciente_nome: string | null })[];
  planTemplates: Named[];
  meals: Named[];
  recipes: Named[];
  guidance: Titled[];
  foods: Named[];
}

/** One request for each kind; a newer search aborts them. Nothing stays in the cache when the box closes. */
export function everythingQuery(client: Client, userId: string, words: string) {
  return queryOptions({
    queryKey: ['busca', userId, words],
    enabled: words !== '',
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    async queryFn({ signal }): Promise<Everything> {
      const { entities } = client.until(signal);
      const q = { $search: words };
      const [patients, plans, planTemplates, meals, recipes, guidance, foods] = await Promise.all([
        entities.Paciente.filter(q, 'nome', MOST_PATIENTS, 0, ['nome']),
        entities.Cardapio.filter(q, '-created_date', MOST_OTHERS, 0, ['titulo', 'paciente_nome']),
        entities.CardapioTemplate.filter(q, 'nome', MOST_OTHERS, 0, ['nome']),
        entities.RefeicaoTemplate.filter(q, 'nome', MOST_OTHERS, 0, ['nome']),
        entities.ReceitaTemplate.filter(q, 'nome', MOST_OTHERS, 0, ['nome']),
        entities.OrientacaoTemplate.filter({ ...q, ...sharedShelf(userId) }, 'titulo', MOST_OTHERS, 0, [
          'titulo',
        ]),
        entities.Alimento.filter(q, 'nome', MOST_OTHERS, 0, ['nome']),
      ]);
      return { patients, plans, planTemplates, meals, recipes, guidance, foods };
    },
  });
}
