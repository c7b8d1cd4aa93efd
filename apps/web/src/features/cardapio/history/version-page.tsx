import type { Stored } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useClient } from '../../../data/context.ts';
import { versionQuery, versionsQuery } from '../../../data/entity-queries.ts';
import { usePageTitle } from '../../../lib/branding.ts';
import { longMoment } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { useRestoreVersion } from '../../records/version-fold.tsx';
import { DocumentOf } from '../share/plan-document.tsx';

/** An earlier version of a plan as a document, before it is restored. */
export function VersionPage({ plan, version }: { plan: Stored<'Cardapio'>; version: number }) {
  usePageTitle(`Versão anterior: ${plan.titulo}`);
  const client = useClient();
  const navigate = useNavigate();
  const text = useQuery(versionQuery(client, 'Cardapio', plan.id, version));
  const { data: past } = useQuery(versionsQuery(client, 'Cardapio', plan.id));
  const saved = past?.find((entry) => entry.version === version)?.saved_date;
  const { restore, isPending } = useRestoreVersion({
    entity: 'Cardapio',
    record: plan,
    onRestored: () => void navigate(paths.visualizar(plan.id), { replace: true }),
  });
  return (
    <div className="mx-auto grid max-w-[59.5rem] grid-cols-1 gap-4">
      <section
        aria-label="Versão anterior"
        className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 shadow-card print:hidden"
      >
        <div className="grow basis-72">
          <h2 className="font-semibold">Versão anterior{saved && `: ${longMoment(saved)}`}</h2>
          <p className="text-sm text-muted">
            Se você a restaurar, o texto volta como uma nova versão. A atual continua no histórico, e o link
            público não muda.
          </p>
        </div>
        <ButtonLink
          icon={ArrowLeft}
          variant="outline"
          className="grow sm:grow-0"
          to={paths.visualizar(plan.id)}
        >
          Versão atual
        </ButtonLink>
        <Button
          icon={RotateCcw}
          isBusy={isPending}
          className="grow sm:grow-0"
          onClick={() => restore(version)}
        >
          Restaurar esta versão
        </Button>
      </section>
      <QueryView query={text}>
        {(content) => <DocumentOf plan={content} saved={saved ?? plan.updated_date} />}
      </QueryView>
    </div>
  );
}
