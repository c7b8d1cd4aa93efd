import type { Client } from '@alecrim/client';
import type { Stored } from '@alecrim/domain';
import { linkReach, publicLink } from '@alecrim/domain/pure';
import { queryOptions } from '@tanstack/react-query';
import { useSessionState } from './context.ts';
import { cardPages, longListQuery } from './long-list.ts';

/** Only the fields that a card shows, so that the list does not load the meals of every plan. */
const cardFields = [
  'titulo',
  'paciente_id',
  'paciente_nome',
  'created_date',
  'token_publico',
  'ativo',
  'mostrar_numeros',
] as const;

export type CardapioCardData = Pick<Stored<'Cardapio'>, (typeof cardFields)[number] | 'id'>;

// Three columns of ten.
const PAGE = 30;

export interface CardFilter {
  words: string;
  /** Only the plans of this patient. */
  patient: string | null;
}

/** The plans whose title or patient has the words, newest first, page after page. */
export function cardapioCardsQuery(client: Client, { words, patient }: CardFilter) {
  const q = { ...(words && { $search: words }), ...(patient && { paciente_id: patient }) };
  return longListQuery<CardapioCardData>({
    queryKey: ['Cardapio', 'cards', { q }],
    ...cardPages(PAGE),
    read: (part, signal) =>
      client.until(signal).entities.Cardapio.page({
        q,
        sort: '-created_date',
        ...part,
        fields: cardFields,
      }),
  });
}

const rowFields = [...cardFields, 'link_expira_em', 'content_date', 'updated_date'] as const;

export type PlanRowData = Pick<Stored<'Cardapio'>, (typeof rowFields)[number] | 'id'>;

/** The plans of one patient, newest first. Few at a time, because each row asks when its link was opened. */
export function plansOfPatientQuery(client: Client, patient: string) {
  const q = { paciente_id: patient };
  return longListQuery<PlanRowData>({
    queryKey: ['Cardapio', 'of patient', { q }],
    size: 12,
    read: (part, signal) =>
      client.until(signal).entities.Cardapio.page({
        q,
        sort: '-created_date',
        ...part,
        fields: rowFields,
      }),
  });
}

const changedFields = ['titulo', 'numeros', 'kcal_novo'] as const;
export type ChangedPlan = Pick<Stored<'Cardapio'>, (typeof changedFields)[number] | 'id'>;

/** Plans whose numbers changed by newer foods or rules since she last saved them. */
export function changedNumbersQuery(client: Client) {
  return queryOptions({
    queryKey: ['Cardapio', 'changed numbers'],
    queryFn: () =>
      client.entities.Cardapio.filter<(typeof changedFields)[number]>(
        { kcal_novo: { $gte: 0 } },
        '-updated_date',
        MOST_CHANGED,
        0,
        changedFields,
      ),
  });
}
export const MOST_CHANGED = 5;

interface LinkOpenings {
  total: number;
  /** When it was last opened, or null. */
  ultima: string | null;
}

/** How often the public link was opened, without names. */
export function openingsQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: ['Cardapio openings', id],
    queryFn: async ({ signal }) =>
      (await client.until(signal).functions.invoke<LinkOpenings>('aberturasDoCardapio', { id })).data,
    staleTime: 0,
  });
}

/** Public links use the public address of the server, or else the address of this page. */
export function usePublicLinks() {
  const { appPublicSettings } = useSessionState();
  const origin = appPublicSettings?.public_url ?? location.origin;
  return {
    reach: linkReach(origin),
    linkOf: ({ token_publico }: { token_publico: string | null }) => publicLink(origin, token_publico ?? ''),
  };
}
