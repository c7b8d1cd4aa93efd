import type { EntityName, Stored } from '@alecrim/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, memo, type ReactNode } from 'react';
import { useClient } from '../../data/context.ts';
import { countQuery, pageQuery } from '../../data/entity-queries.ts';
import { useLongList } from '../../data/long-list.ts';
import { CardGrid, CardGridItem, CardGridSkeleton } from '../../ui/card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { wordsOf } from './entity-words.ts';

/** The actions of a card. The manager opens the dialogs and calls the server. */
export interface RecordActions<N extends EntityName> {
  edit: (record: Stored<N>) => void;
  duplicate: (record: Stored<N>) => void;
  remove: (record: Stored<N>) => void;
}

interface RecordCardProps<N extends EntityName> {
  record: Stored<N>;
  actions: RecordActions<N>;
}

/** Either a card for each record, or one function for pages that group them. */
export type ListLook<N extends EntityName> =
  | { Card: ComponentType<RecordCardProps<N>>; renderList?: never }
  | { Card?: never; renderList: (records: Stored<N>[], actions: RecordActions<N>) => ReactNode };

export type ListQuery<N extends EntityName> = Parameters<typeof countQuery<N>>[2];

export type EntityListProps<N extends EntityName> = ListLook<N> & {
  entity: N;
  query: ListQuery<N>;
  /** A search or a filter is active, so an empty list does not mean that there are no records. */
  isNarrowed: boolean;
  actions: RecordActions<N>;
  /** Instead of no cards at all. */
  empty: ReactNode;
  /** Shown until the first records are there. */
  loading?: ReactNode;
};

// Fills every row of two or three columns, and more than a tall screen.
const PAGE = 48;
// A grouped list needs all records, or a group could wrongly look empty.
const ALL = 1_000;

/** Searched and paged by the server: as fast with ten thousand records as with ten. */
export function EntityList<N extends EntityName>(props: EntityListProps<N>) {
  const { entity, query, isNarrowed, actions, Card, renderList } = props;
  const list = useLongList(pageQuery(useClient(), entity, { q: query, limit: renderList ? ALL : PAGE }));
  return (
    <QueryView query={list} loading={props.loading ?? <CardGridSkeleton />}>
      {({ items }) => (
        <div aria-busy={list.isPlaceholderData} className="busy-bar">
          <RecordCount entity={entity} query={query} isNarrowed={isNarrowed} />
          {renderList?.(items, actions)}
          {Card && items.length === 0 && props.empty}
          {Card && items.length > 0 && (
            <CardGrid label={wordsOf(entity).plural}>
              {items.map((record) => (
                <CardGridItem key={record.id}>
                  <RecordCard Card={Card as AnyCard} record={record} actions={actions as AnyActions} />
                </CardGridItem>
              ))}
            </CardGrid>
          )}
          {list.more && <LoadMore {...list.more} />}
        </div>
      )}
    </QueryView>
  );
}

type AnyActions = RecordActions<EntityName>;
type AnyCard = ComponentType<{ record: object; actions: AnyActions }>;

// Typing in the search box must not render every card again.
const RecordCard = memo(function RecordCard(props: { Card: AnyCard; record: object; actions: AnyActions }) {
  const { Card, record, actions } = props;
  return <Card record={record} actions={actions} />;
});

/** The number of records; screen readers announce it when a search changes it. */
function RecordCount<N extends EntityName>(props: { entity: N; query: ListQuery<N>; isNarrowed: boolean }) {
  const { entity, query, isNarrowed } = props;
  const { data: count } = useQuery({
    ...countQuery(useClient(), entity, query),
    placeholderData: keepPreviousData,
  });
  return (
    <p role="status" className="mb-3 min-h-5 text-sm text-muted">
      {count ? wordsOf(entity).counted(count, isNarrowed) : null}
    </p>
  );
}
