import type { Client } from '@alecrim/client';
import type { EntityName } from '@alecrim/domain';
import type { QueryClient } from '@tanstack/react-query';

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

/** Reads data again that another tab or another computer changed. */
export function watchEntities(
  client: Pick<Client, 'entities' | 'realtime'>,
  queries: QueryClient,
): () => void {
  const waiting = new Set<EntityName>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refresh() {
    timer = undefined;
    for (const name of waiting) void queries.invalidateQueries({ queryKey: [name] });
    waiting.clear();
  }

  function changed(name: EntityName) {
    waiting.add(name);
    timer ??= setTimeout(refresh, REFRESH_DELAY_MS);
  }

  const leave = watched.map((name) => client.entities[name].subscribe(() => changed(name)));
  leave.push(
    client.realtime.onStatus((status) => {
      // Changes before this connection were missed, so all data are read again.
      if (status.state === 'connected') watched.forEach(changed);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const stop of leave) stop();
  };
}
