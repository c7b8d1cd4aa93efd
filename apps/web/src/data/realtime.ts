import type { Client } from '@alecrim/client';
import type { EntityName } from '@alecrim/domain';
import type { QueryClient } from '@tanstack/react-query';
import { type RecordChange, showChanges } from './record-changes.ts';

// The registry itself would bring zod into the first screen; the type makes sure that no name is missing.
const watched = Object.keys({
  Cardapio: true,
  Paciente: true,
  RefeicaoTemplate: true,
  ReceitaTemplate: true,
  OrientacaoTemplate: true,
  CardapioTemplate: true,
  Categoria: true,
  Alimento: true,
  Leitura: true,
} satisfies Record<EntityName, true>) as EntityName[];

// An import of hundreds of records causes one refresh.
const REFRESH_DELAY_MS = 150;
const MANY = 30;

/** Reads data again that another tab or another computer changed. */
export function watchEntities(
  client: Pick<Client, 'entities' | 'realtime'>,
  queries: QueryClient,
): () => void {
  const waiting = new Map<EntityName, RecordChange[]>();
  const missed = new Set<EntityName>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refresh() {
    timer = undefined;
    for (const [name, changes] of waiting)
      if (changes.length > MANY) missed.add(name);
      else if (!missed.has(name)) void showChanges(queries, name, changes);
    for (const name of missed) void queries.invalidateQueries({ queryKey: [name] });
    waiting.clear();
    missed.clear();
  }

  function changed(name: EntityName, change?: RecordChange) {
    if (change) waiting.set(name, [...(waiting.get(name) ?? []), change]);
    else missed.add(name);
    timer ??= setTimeout(refresh, REFRESH_DELAY_MS);
  }

  const leave = watched.map((name) => client.entities[name].subscribe((change) => changed(name, change)));
  leave.push(
    client.realtime.onStatus((status) => {
      // Changes before this connection were missed, so all data are read again.
      if (status.state === 'connected') for (const name of watched) changed(name);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const stop of leave) stop();
  };
}
