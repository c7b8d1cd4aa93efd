import type { Client } from '@alecrim/client';
import type { CardFilter } from './cardapio-queries.ts';
import { longListQuery } from './long-list.ts';

/** A plan inside which the words are written, and where. */
export interface FoundPlan {
  id: string;
  titulo: string;
  paciente_nome: string | null;
  onde: string;
  texto: string;
}

interface Answer {
  itens: FoundPlan[];
  /** Where the rest begins; the server looks at a part of the plans at a time. */
  continua: object | null;
}

/** The plans that have the words inside, newest first. */
export function insidePlansQuery(client: Client, { words, patient }: CardFilter) {
  return longListQuery<FoundPlan>({
    queryKey: ['Cardapio', 'inside', { words, patient }],
    size: 10,
    async read({ cursor }, signal) {
      const { data } = await client.until(signal).functions.invoke<Answer>('procurarNosCardapios', {
        busca: words,
        ...(patient && { paciente_id: patient }),
        ...(cursor && { depois_de: JSON.parse(cursor) }),
      });
      return { items: data.itens, next_cursor: data.continua && JSON.stringify(data.continua) };
    },
  });
}
