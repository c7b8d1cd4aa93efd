import { SearchX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useClient } from '../../../data/context.ts';
import { pageQuery } from '../../../data/entity-queries.ts';
import { useLongList } from '../../../data/long-list.ts';
import { usePausedText } from '../../../lib/address-search.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DialogClose, OpenDialog } from '../../../ui/dialog.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { EmptyState, QueryView } from '../../../ui/states.tsx';
import { ChoiceWarning, useCheckedChoices } from '../../restricoes/choice-warning.tsx';
import { checkedParts, type Modelo, modeloSummary } from './modelo-words.ts';
import { ReadyPlans, readyPlansWith, TemplateList } from './ready-plans.tsx';

/** Picks the template that a new plan starts from. */
export function PickTemplate({ onClose, onTake }: { onClose: () => void; onTake: (modelo: Modelo) => void }) {
  // After a choice the person goes on with the title of the plan.
  const next = useRef<HTMLElement | null>(null);
  const pick = (modelo: Modelo) => {
    onTake(modelo);
    next.current = document.getElementsByName('titulo')[0] ?? null;
    onClose();
  };
  return (
    <OpenDialog
      title="Começar de um modelo"
      opener={next}
      className="h-[92dvh] sm:h-[80dvh] sm:max-w-3xl"
      footer={
        <>
          <ButtonLink variant="ghost" className="sm:mr-auto" to={paths.modelos}>
            Gerenciar modelos
          </ButtonLink>
          <DialogClose asChild>
            <Button variant="outline">Cancelar</Button>
          </DialogClose>
        </>
      }
      onClose={onClose}
    >
      <TemplateShelf onPick={pick} />
    </OpenDialog>
  );
}

/** Her own templates in alphabetical order, then the ready plans, with a search in both. */
function TemplateShelf({ onPick }: { onPick: (modelo: Modelo) => void }) {
  const [search, setSearch] = useState('');
  const words = usePausedText(search);
  const own = useLongList(
    pageQuery(useClient(), 'CardapioTemplate', { q: words ? { $search: words } : undefined, sort: 'nome' }),
  );
  const ready = readyPlansWith(words);
  const hasNone = own.items?.length === 0;
  return (
    <div className="grid grid-cols-1 gap-5 pt-1">
      <SearchBox label="Buscar modelos" placeholder="Buscar modelos..." value={search} onChange={setSearch} />
      {!hasNone && (
        <section aria-labelledby="seus-modelos" className="grid grid-cols-1 gap-3">
          <h3 id="seus-modelos" className="font-semibold">
            Seus modelos
          </h3>
          <QueryView query={own}>{({ items }) => <OwnTemplates modelos={items} onPick={onPick} />}</QueryView>
          {own.more && <LoadMore {...own.more} />}
        </section>
      )}
      {hasNone && words && ready.length === 0 && (
        <EmptyState icon={SearchX} title="Nenhum modelo com este nome" className="py-10" />
      )}
      <ReadyPlans modelos={ready} onPick={onPick} />
      {hasNone && !words && (
        <div className="text-sm text-muted">
          <p className="font-semibold">Você ainda não tem modelos de cardápio</p>
          <p>Abra um cardápio pronto e escolha “Salvar como modelo” em Opções. O paciente fica de fora.</p>
        </div>
      )}
    </div>
  );
}

function OwnTemplates({ modelos, onPick }: { modelos: readonly Modelo[]; onPick: (modelo: Modelo) => void }) {
  const checked = useCheckedChoices(modelos, checkedParts);
  return (
    <TemplateList
      label="Modelos de cardápio"
      modelos={modelos}
      onPick={onPick}
      below={(modelo) => (
        <>
          <span className="block text-sm text-muted">{modeloSummary(modelo)}</span>
          <ChoiceWarning checked={checked.get(modelo.id)} />
        </>
      )}
    />
  );
}
