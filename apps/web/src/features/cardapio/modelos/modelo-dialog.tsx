import { heldUnits } from '@alecrim/domain/pure';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DialogClose, OpenDialog } from '../../../ui/dialog.tsx';
import { type AnyPart, orientacoes, type PartKind, receitas, refeicoes } from '../editor/part-kinds.tsx';
import { PartPreview } from '../editor/part-text.tsx';
import { type Modelo, modeloSummary } from './modelo-words.ts';

export function ModeloDialog({ modelo, onClose }: { modelo: Modelo; onClose: () => void }) {
  return (
    <OpenDialog
      isText
      title={modelo.nome}
      description={modeloSummary(modelo)}
      className="sm:max-w-2xl"
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Fechar</Button>
          </DialogClose>
          <ButtonLink to={paths.criarFrom(modelo.id)}>Usar modelo</ButtonLink>
        </>
      }
      onClose={onClose}
    >
      <ModeloPreview modelo={modelo} />
    </OpenDialog>
  );
}

/** The content of a template. */
export function ModeloPreview({ modelo }: { modelo: Modelo }) {
  const { observacoes_finais } = modelo;
  return (
    <div className="grid grid-cols-1 gap-4 [overflow-wrap:anywhere]">
      {[refeicoes, receitas, orientacoes].map((kind) => (
        <Parts key={kind.name} kind={kind} parts={modelo[kind.name]} />
      ))}
      {observacoes_finais && (
        <section className="grid gap-2">
          <h3 className="font-semibold">Observações Finais</h3>
          <p className="text-sm whitespace-pre-line">{heldUnits(observacoes_finais)}</p>
        </section>
      )}
    </div>
  );
}

function Parts({ kind, parts }: { kind: PartKind; parts: readonly AnyPart[] }) {
  if (parts.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{kind.title}</h3>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move here, and other programs may leave out their ids.
        <PartPreview key={place} kind={kind} part={part} />
      ))}
    </section>
  );
}
