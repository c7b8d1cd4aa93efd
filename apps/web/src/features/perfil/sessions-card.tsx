import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import { useClient } from '../../data/context.ts';
import { endSessionsMutation, type OpenSession, sessionsQuery } from '../../data/own-account.ts';
import { longMoment, onMoment } from '../../lib/dates.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView, Skeleton } from '../../ui/states.tsx';

/** Lists the open sessions of the account and ends them. */
export function SessionsCard() {
  const client = useClient();
  const query = useQuery(sessionsQuery(client));
  const end = useMutation(endSessionsMutation(client, useQueryClient()));
  const card = useRef<HTMLDivElement>(null);
  // The pressed button goes together with its session.
  const endThese = (ids: string[]) =>
    end.mutate(ids, { onSuccess: () => card.current?.focus({ preventScroll: true }) });
  const others = query.data?.filter(({ is_current }) => !is_current) ?? [];
  return (
    <Card ref={card} tabIndex={-1} className="outline-none">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <CardTitle>Sessões Abertas</CardTitle>
        {others.length > 1 && (
          <Button
            variant="ghost"
            size="sm"
            isBusy={end.isPending}
            onClick={() => endThese(others.map(({ id }) => id))}
          >
            Encerrar todas as outras
          </Button>
        )}
      </div>
      {end.error && <Notice variant="danger">{failureText(end.error)}</Notice>}
      <QueryView query={query} loading={<Skeleton className="h-24" />}>
        {(sessions) => (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables.includes(session.id)}
                onEnd={() => endThese([session.id])}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

interface SessionRowProps {
  session: OpenSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const device = deviceName(session.user_agent);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-36 grow basis-0 text-sm">
        <p className="font-medium">{device}</p>
        <p className="text-muted">Último uso: {longMoment(session.last_seen_date)}</p>
      </div>
      {session.is_current ? (
        <Badge variant="brand">Esta sessão</Badge>
      ) : (
        <Button
          variant="outline"
          size="sm"
          isBusy={isEnding}
          aria-label={`Encerrar a sessão ${device}, usada ${onMoment(session.last_seen_date)}`}
          onClick={onEnd}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}

// The order matters: Edge also calls itself Chrome, and Chrome calls itself Safari.
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const;

/** A name such as "Chrome no Windows", by which people recognise their devices. */
export function deviceName(userAgent: string | null): string {
  const named = (list: readonly (readonly [string, string])[]) =>
    list.find(([sign]) => userAgent?.includes(sign))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser && system) return `${browser} no ${system}`;
  return browser ?? system ?? 'Dispositivo desconhecido';
}
