import { plural, sizeText } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../data/context.ts';
import { type OwnUsage, usageQuery } from '../../data/own-account.ts';
import { cn } from '../../lib/cn.ts';
import { failureText } from '../../lib/failure-text.ts';
import { ErrorPanel } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';

const warnings = {
  ample: undefined,
  short: 'Seu espaço está quase cheio.',
  full: 'Seu espaço acabou: nada de novo é salvo até você liberar espaço.',
};

/** How much of its space the account uses (T50). */
export function SpaceUsed() {
  const { data: usage, error, isPending, refetch } = useQuery(usageQuery(useClient()));
  if (isPending) return <Skeleton className="h-10 w-full" />;
  if (!usage) return <ErrorPanel message={failureText(error)} onRetry={() => void refetch()} />;
  const { share, state } = spaceState(usage);
  return (
    <div className="grid w-full gap-2">
      <p>
        <span className="text-muted">Espaço usado: </span>
        {usageText(usage)}
      </p>
      {share !== undefined && (
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-soft">
          <div
            className={cn('h-full rounded-full', state === 'ample' ? 'brand-edge bg-brand' : 'bg-danger')}
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
      {warnings[state] && (
        <Notice look="danger">
          <p>{warnings[state]}</p>
          <p>Apague definitivamente o que não usa mais, em Excluídos, ou peça mais espaço à administração.</p>
        </Notice>
      )}
    </div>
  );
}

const count = new Intl.NumberFormat('pt-BR');

/** As "12,4 MB de 5 GB · 1.234 registros". The limit of records is named once it is near. */
export function usageText(usage: OwnUsage): string {
  const { bytes, registros, limite_bytes, limite_registros } = usage;
  const space = limite_bytes ? `${sizeText(bytes)} de ${sizeText(limite_bytes)}` : sizeText(bytes);
  const isNear = limite_registros > 0 && registros >= NEAR * limite_registros;
  const records = isNear
    ? `${count.format(registros)} de ${count.format(limite_registros)}`
    : count.format(registros);
  return `${space} · ${records} ${plural(registros, 'registro', 'registros')}`;
}

const NEAR = 0.9;

/** The share of the limit that is nearer, from 0 to 1; undefined where nothing is limited. */
export function spaceState(usage: OwnUsage): { share?: number; state: 'ample' | 'short' | 'full' } {
  const shares = [
    [usage.bytes, usage.limite_bytes],
    [usage.registros, usage.limite_registros],
  ].flatMap(([used = 0, limit]) => (limit ? [used / limit] : []));
  if (shares.length === 0) return { state: 'ample' };
  const share = Math.min(1, Math.max(...shares));
  return { share, state: share >= 1 ? 'full' : share >= NEAR ? 'short' : 'ample' };
}
