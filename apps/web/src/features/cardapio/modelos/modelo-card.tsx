import { counted } from '@alecrim/domain/pure';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { ItemPreview } from '../../biblioteca/item-preview.tsx';
import { TemplateCard } from '../../biblioteca/template-card.tsx';
import type { RecordCardProps } from '../../records/record-page.tsx';
import { modeloSummary } from './modelo-words.ts';

const ModeloDialog = lazyDialog(() => import('./modelo-dialog.tsx').then((m) => m.ModeloDialog));

export function ModeloCard({ record: modelo, actions }: RecordCardProps<'CardapioTemplate'>) {
  const [isShown, setShown] = useState(false);
  const { id, nome, refeicoes } = modelo;
  return (
    <TemplateCard
      record={modelo}
      actions={actions}
      title={nome}
      badges={<p className="text-sm text-muted">{modeloSummary(modelo)}</p>}
      main={
        <ButtonLink
          icon={FilePlus2}
          variant="soft"
          className="basis-full"
          to={paths.criarFrom(id)}
          aria-label={`Usar modelo ${nome}`}
        >
          Usar modelo
        </ButtonLink>
      }
    >
      <ItemPreview
        items={refeicoes.map((meal) => [meal.nome, meal.horario].filter(Boolean).join(' · '))}
        more={(rest) => `e mais ${counted(rest, 'refeição', 'refeições')}`}
      />
      <Button
        variant="link"
        size="inline"
        className="mt-2"
        aria-label={`Ver ${nome}`}
        onClick={() => setShown(true)}
      >
        Ver o modelo
      </Button>
      {isShown && <ModeloDialog modelo={modelo} onClose={() => setShown(false)} />}
    </TemplateCard>
  );
}
