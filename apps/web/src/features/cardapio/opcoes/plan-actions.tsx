import type { Stored } from '@alecrim/domain';
import { isSubstitutionList } from '@alecrim/domain/pure';
import { BookCopy, Copy, History, Leaf, type LucideIcon, ShoppingBasket, Trash2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { PdfButton } from '../../records/pdf-button.tsx';
import { useDuplicate } from '../duplicate/use-duplicate.ts';

/** The dialogs that an action opens instead of the options. */
export type PlanDialog = 'shopping' | 'history' | 'patient' | 'template' | 'removal';

interface PlanActionsProps {
  plan: Stored<'Cardapio'>;
  onShow: (dialog: PlanDialog) => void;
  onClose: () => void;
}

/** What can be made of a plan: lists, earlier versions, copies. */
export function PlanActions({ plan, onShow, onClose }: PlanActionsProps) {
  const { mutate: duplicate } = useDuplicate();
  return (
    <ul className="grid gap-0.5 sm:grid-cols-2">
      <Action icon={ShoppingBasket} label="Lista de compras" onPress={() => onShow('shopping')} />
      {plan.orientacoes.some(isSubstitutionList) && (
        <li>
          <PdfButton
            look="ghost"
            className={ACTION}
            label="Substituições em PDF"
            load={(files) => files.substitutions(plan.id)}
          />
        </li>
      )}
      <Action icon={Leaf} label="Nutrientes do dia" to={paths.nutrientes(plan.id)} />
      <Action icon={History} label="Histórico" onPress={() => onShow('history')} />
      <Action icon={BookCopy} label="Salvar como modelo" onPress={() => onShow('template')} />
      <Action
        icon={Copy}
        label="Duplicar"
        onPress={() => {
          duplicate({ id: plan.id });
          onClose();
        }}
      />
      <Action icon={Users} label="Duplicar para outro paciente" onPress={() => onShow('patient')} />
    </ul>
  );
}

const ACTION = 'w-full justify-start gap-3 px-2.5 font-medium text-ink';

interface ActionProps {
  icon: LucideIcon;
  label: string;
  /** The address that it leads to, or else the press. */
  to?: string;
  onPress?: () => void;
}

function Action({ icon: Icon, label, to, onPress }: ActionProps) {
  const content: ReactNode = (
    <>
      <Icon aria-hidden="true" />
      {label}
    </>
  );
  return (
    <li>
      <Button look="ghost" asChild={Boolean(to)} onClick={onPress} className={ACTION}>
        {to ? <Link to={to}>{content}</Link> : content}
      </Button>
    </li>
  );
}

export const RemoveAction = ({ onShow }: Pick<PlanActionsProps, 'onShow'>) => (
  <Button
    icon={Trash2}
    look="ghostDanger"
    onClick={() => onShow('removal')}
    className="justify-start gap-3 justify-self-start px-2.5 font-medium"
  >
    Excluir
  </Button>
);
