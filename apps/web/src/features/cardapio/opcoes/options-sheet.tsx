import type { Draft, Stored } from '@alecrim/domain';
import { hasRanges, isSubstitutionList, mostrarLabels } from '@alecrim/domain/pure';
import { BookCopy, Copy, History, Leaf, type LucideIcon, ShoppingBasket, Trash2, Users } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useId } from 'react';
import type { PaperChoice } from '../../../data/files.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Options, Select } from '../../../ui/select.tsx';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { PdfButton } from '../../records/pdf-button.tsx';
import { useDuplicate } from '../duplicate/use-duplicate.ts';
import { useLinkChange } from '../share/link-changes.ts';
import { LinkSettings } from '../share/link-settings.tsx';
import { PlanDates } from '../share/plan-dates.tsx';

interface OptionsSheetProps {
  plan: Stored<'Cardapio'>;
  paper: PaperChoice;
  onPaper: (paper: PaperChoice) => void;
  onShow: (dialog: PlanDialog) => void;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

/** What is made of the plan, what its document shows, what its link allows; deleting comes last. */
export function OptionsSheet({ plan, paper, onPaper, onShow, onClose, opener }: OptionsSheetProps) {
  return (
    <SideSheet label="Opções do cardápio" title="Opções" opener={opener} onClose={onClose}>
      <div className="grid grid-cols-1 gap-6">
        <div className="grid gap-3">
          <PlanDates plan={plan} />
          <PlanActions plan={plan} onShow={onShow} onClose={onClose} />
        </div>
        <Part title="Documento">
          <DocumentOptions plan={plan} paper={paper} onPaper={onPaper} />
        </Part>
        <Part title="Opções do link">
          {plan.ativo ? (
            <LinkSettings plan={plan} />
          ) : (
            <p className="text-sm text-muted">O cardápio está privado: o link não abre para ninguém.</p>
          )}
        </Part>
        <RemoveAction onShow={onShow} />
      </div>
    </SideSheet>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-2 border-t border-line pt-4">
    <h2 className="text-sm font-semibold text-muted">{title}</h2>
    {children}
  </section>
);

interface DocumentOptionsProps {
  plan: Stored<'Cardapio'>;
  paper: PaperChoice;
  onPaper: (paper: PaperChoice) => void;
}

/** Which numbers the document shows, and how it is printed. */
const DocumentOptions = ({ plan, paper, onPaper }: DocumentOptionsProps) => (
  <div className="grid justify-items-start">
    <NumbersChoice plan={plan} />
    {/* For paper and file: the screen does not change. */}
    <Tick
      isOn={paper.tinta === 'pouca'}
      onChange={(isOn) => onPaper({ ...paper, tinta: isOn ? 'pouca' : undefined })}
    >
      Imprimir com menos tinta
    </Tick>
    <Tick
      isOn={paper.letra === 'grande'}
      onChange={(isOn) => onPaper({ ...paper, letra: isOn ? 'grande' : undefined })}
    >
      Letra grande no papel e no PDF
    </Tick>
  </div>
);

type Shown = Draft<'Cardapio'>['mostrar_numeros'];

/** On screen, on paper and on the patient's page. Saved at once. */
function NumbersChoice({ plan }: { plan: Stored<'Cardapio'> }) {
  const { change, pending } = useLinkChange(plan);
  const id = useId();
  return (
    <>
      <span className="flex min-h-11 flex-wrap items-center gap-x-2.5 text-sm font-medium">
        <label htmlFor={id}>
          Calorias e macros<span className="sr-only"> no documento</span>
        </label>
        <Select
          id={id}
          className="w-auto text-sm"
          value={pending.mostrar_numeros ?? plan.mostrar_numeros}
          onChange={({ target }) => {
            const shown = target.value as Shown;
            const words = mostrarLabels[shown].toLowerCase();
            void change(
              { mostrar_numeros: shown },
              shown === 'nada'
                ? 'O documento não mostra calorias nem macros'
                : `O documento mostra: ${words}`,
            );
          }}
        >
          <Options labels={mostrarLabels} />
        </Select>
      </span>
      {hasRanges(plan) && (
        <Tick
          isOn={pending.mostrar_faixas ?? plan.mostrar_faixas}
          onChange={(isOn) =>
            void change(
              { mostrar_faixas: isOn },
              isOn ? 'O documento mostra faixas' : 'O documento mostra os valores das primeiras opções',
            )
          }
        >
          Faixas
        </Tick>
      )}
    </>
  );
}

const Tick = (props: ComponentProps<typeof Checkbox>) => <Checkbox {...props} className="pr-2 font-medium" />;

/** The dialogs that an action opens instead of the options. */
export type PlanDialog = 'shopping' | 'history' | 'patient' | 'template' | 'removal';

interface PlanActionsProps {
  plan: Stored<'Cardapio'>;
  onShow: (dialog: PlanDialog) => void;
  onClose: () => void;
}

/** What can be made of a plan: lists, earlier versions, copies. */
function PlanActions({ plan, onShow, onClose }: PlanActionsProps) {
  const { mutate: duplicate } = useDuplicate();
  return (
    <ul className="grid gap-0.5 sm:grid-cols-2">
      <Action icon={ShoppingBasket} label="Lista de compras" onPress={() => onShow('shopping')} />
      {plan.orientacoes.some(isSubstitutionList) && (
        <li>
          <PdfButton
            variant="ghost"
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

function Action({ icon, label, to, onPress }: ActionProps) {
  const props = { icon, variant: 'ghost', className: ACTION, children: label } as const;
  return <li>{to ? <ButtonLink {...props} to={to} /> : <Button {...props} onClick={onPress} />}</li>;
}

const RemoveAction = ({ onShow }: Pick<PlanActionsProps, 'onShow'>) => (
  <Button
    icon={Trash2}
    variant="ghostDanger"
    onClick={() => onShow('removal')}
    className="justify-start gap-3 justify-self-start px-2.5 font-medium"
  >
    Excluir
  </Button>
);
