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
  /** Where the rest begins. */
  continua: object | null;
}

/** The plans that have the words inside, newest first. */
export function insidePlansQuery(client: Client, { words, patient }: CardFilter) {
  return longListQuery<FoundPlan>({
    queryKey: ['Cardapio', 'inside', { words, patient }],
    size: 10,
    // The server looks at a part of the plans at a time, and none of them may have the words.
    async read({ cursor, limit }, signal) {
      const items: FoundPlan[] = [];
      let next = cursor;
      do {
        const { data } = await client.until(signal).functions.invoke<Answer>('procurarNosCardapios', {
          busca: words,
          ...(patient && { paciente_id: patient }),
          ...(next && { depois_de: JSON.parse(next) }),
        });
        items.push(...data.itens);
        next = data.continua && JSON.stringify(data.continua);
      } while (next && items.length < limit);
      return { items, next_cursor: next };
    },
  });
}
