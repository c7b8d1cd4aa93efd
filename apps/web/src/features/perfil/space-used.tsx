import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../data/client-context.tsx';
import { usageQuery } from '../../data/own-usage.ts';
import { cn } from '../../lib/cn.ts';
import { failureText } from '../../lib/failure-text.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { spaceState, usageText } from './space-words.ts';

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
