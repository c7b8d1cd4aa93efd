import { counted } from '@alecrim/domain/pure';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PartTools } from '../../fields/part-list.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ListedFoodFields } from './listed-food-fields.tsx';
import { listLines, withPick } from './substitution-picks.ts';
import { useSubstitutionList } from './use-substitution-list.ts';

const TITLE = 'Lista de substituições';

interface SubstitutionListDialogProps {
  tools: PartTools;
  onClose: () => void;
}

/** Picks substitutions for the foods of the plan and writes them into its guidance, as text. */
export function SubstitutionListDialog({ tools, onClose }: SubstitutionListDialogProps) {
  const { getValues } = useFormContext();
  const { groups, picks, setPicks, hasFailed } = useSubstitutionList();
  const [existing] = useState(() => placeOfList(getValues('orientacoes')));
  const focusPart = useRef<(() => void) | null>(null);
  const lines = groups ? listLines(groups, picks) : [];

  function insert(isInstead: boolean) {
    const part = { titulo: TITLE, itens: lines };
    const last = getValues('orientacoes')?.length ?? 0;
    focusPart.current = isInstead
      ? tools.replaceAt(existing, part, `${TITLE} trocada`)
      : tools.insertAt(last, part, `${TITLE} inserida nas orientações`);
    onClose();
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={TITLE}
        description="Para os alimentos deste cardápio com quantidade definida. Entra nas orientações como texto, que você pode editar."
        className="sm:max-w-2xl"
        onCloseAutoFocus={(event) => {
          if (!focusPart.current) return;
          event.preventDefault();
          focusPart.current();
        }}
        footer={
          <>
            <p role="status" className="text-sm text-muted sm:mr-auto sm:self-center">
              {groups && countWords(lines.length)}
            </p>
            {existing >= 0 && (
              <Button look="outline" disabled={lines.length === 0} onClick={() => insert(false)}>
                Adicionar outra
              </Button>
            )}
            <Button disabled={lines.length === 0} onClick={() => insert(existing >= 0)}>
              {existing >= 0 ? 'Trocar a lista atual' : 'Inserir no cardápio'}
            </Button>
          </>
        }
      >
        {hasFailed && (
          <Notice look="danger">Não foi possível procurar substituições agora. Tente de novo.</Notice>
        )}
        {!groups && !hasFailed && <Skeleton className="h-40" />}
        {groups?.length === 0 && (
          <p className="text-muted">
            Ainda não há alimentos com quantidade definida. Escreva, por exemplo, “2 fatias de pão integral”.
          </p>
        )}
        <div className="grid gap-6">
          {groups?.map(({ exchange, name, foods }) => (
            <section key={exchange} aria-label={name} className="grid gap-3">
              <h3 className="font-semibold">{name}</h3>
              {foods.map((food) => (
                <ListedFoodFields
                  key={food.words}
                  food={food}
                  picked={picks.get(food) ?? none}
                  onPick={(words, isPicked) => setPicks((before) => withPick(before, food, words, isPicked))}
                />
              ))}
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}

const none: ReadonlySet<string> = new Set();

/** The place of a list that was inserted before; -1 where there is none. */
const placeOfList = (parts: { titulo?: string | null }[] | null | undefined): number =>
  (parts ?? []).findIndex(({ titulo }) => titulo?.trim() === TITLE);

function countWords(foods: number): string {
  if (foods === 0) return 'Marque pelo menos uma substituição';
  return counted(foods, 'alimento na lista', 'alimentos na lista');
}
