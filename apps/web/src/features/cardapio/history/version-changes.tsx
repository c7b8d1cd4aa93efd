import type { Stored } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { versionQuery } from '../../../data/cardapio-queries.ts';
import { useClient } from '../../../data/context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Spinner } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ChangeList } from './change-list.tsx';
import { type AnyVersion, planChanges } from './plan-diff.ts';

interface VersionChangesProps {
  plan: Stored<'Cardapio'>;
  version: number | undefined;
  before: number | undefined;
}

/** The changes of a save against the earlier version, in words. */
export function VersionChanges({ plan, version, before }: VersionChangesProps) {
  const client = useClient();
  const older = useQuery({ ...versionQuery(client, plan.id, before ?? 0), enabled: before !== undefined });
  const newer = useQuery({ ...versionQuery(client, plan.id, version ?? 0), enabled: version !== undefined });
  const after: AnyVersion | undefined = version === undefined ? plan : newer.data;
  const error = older.error ?? newer.error;

  if (before === undefined) return <p className="text-sm text-muted">O cardápio foi criado aqui.</p>;
  if (error) return <Notice look="danger">{failureText(error)}</Notice>;
  if (!older.data || !after) return <Spinner label="Carregando..." />;
  return <ChangeList groups={planChanges(older.data, after)} />;
}
