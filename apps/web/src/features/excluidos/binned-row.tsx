import { type EntityName, entityNamed } from '@alecrim/domain';
import {
  Apple,
  BookCopy,
  ClipboardList,
  CookingPot,
  FileText,
  Lightbulb,
  NotebookPen,
  RotateCcw,
  Ruler,
  Tag,
  Trash2,
  User,
  UtensilsCrossed,
} from 'lucide-react';
import type { Binned } from '../../data/bin.ts';
import { capitalised } from '../../lib/capitalised.ts';
import { cn } from '../../lib/cn.ts';
import { longDate, onMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { SelectBox } from '../../ui/select-box.tsx';
import type { Selection } from '../records/selection.ts';

const icons = {
  Paciente: User,
  Cardapio: FileText,
  RefeicaoTemplate: UtensilsCrossed,
  ReceitaTemplate: CookingPot,
  OrientacaoTemplate: ClipboardList,
  CardapioTemplate: BookCopy,
  Categoria: Tag,
  Alimento: Apple,
  Leitura: Lightbulb,
  Avaliacao: Ruler,
  Consulta: NotebookPen,
} satisfies Record<EntityName, unknown>;

interface BinnedRowProps {
  binned: Binned;
  isBusy: boolean;
  selection: Selection;
  onRestore: () => void;
  onErase: () => void;
}

/** A deleted record: what it was, until when it stays, and what can be done with it. */
export function BinnedRow({ binned, isBusy, selection, onRestore, onErase }: BinnedRowProps) {
  const { tipo, id, titulo, excluido_em, apagado_em } = binned;
  const { singular, gender } = entityNamed(tipo).words;
  const Icon = icons[tipo];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5">
      {selection.isOn && (
        <SelectBox
          label={`Selecionar ${titulo}`}
          isSelected={selection.ids.has(id)}
          onToggle={(isOn, isRange) => selection.toggle(id, isOn, isRange)}
        />
      )}
      <span className="flex size-10 shrink-0 items-center justify-center rounded-xl bg-soft text-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-40 grow basis-0">
        <p className="line-clamp-2 font-semibold break-words">{titulo}</p>
        <p className="text-sm text-muted">
          {capitalised(singular)}, excluíd{gender} {onMoment(excluido_em)}. Fica aqui até{' '}
          {longDate(apagado_em)}.
        </p>
      </div>
      <div className={cn('flex flex-wrap gap-2', selection.isOn && 'hidden')}>
        <Button
          icon={RotateCcw}
          variant="outline"
          isBusy={isBusy}
          aria-label={`Restaurar ${titulo}`}
          onClick={onRestore}
        >
          Restaurar
        </Button>
        <Button
          icon={Trash2}
          variant="ghostDanger"
          aria-label={`Excluir definitivamente ${titulo}`}
          onClick={onErase}
        >
          Excluir definitivamente
        </Button>
      </div>
    </li>
  );
}
