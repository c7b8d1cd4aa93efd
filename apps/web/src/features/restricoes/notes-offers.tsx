import { type RestricaoDoPaciente, restricaoText } from '@alecrim/domain/pure';
import { Plus } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { hasRestriction, type StoredRestriction, withRestriction } from '../../fields/restricoes-list.ts';
import { usePausedText } from '../../lib/address-search.ts';
import { Button } from '../../ui/button.tsx';
import { useWorkerCall } from '../numeros/worker/use-worker-call.ts';
import { callWorker } from '../numeros/worker/worker-client.ts';

const NONE: readonly StoredRestriction[] = [];

/** Offers what the notes of the patient say to avoid. Nothing becomes a restriction without a press. */
export function NotesOffers() {
  const { setValue } = useFormContext();
  const notes = usePausedText((useWatch({ name: 'observacoes' }) as string | null) ?? '');
  const list = (useWatch({ name: 'restricoes' }) as StoredRestriction[] | null) ?? NONE;
  const { data } = useWorkerCall(async () => (notes ? callWorker('notes', notes) : []), [notes]);
  const offers = (notes && data ? data : NONE).filter((offer) => !hasRestriction(list, offer));
  const add = (offer: RestricaoDoPaciente) =>
    setValue('restricoes', withRestriction(list, offer), { shouldDirty: true });
  return (
    // The empty region stays in the page, so that screen readers announce its later text.
    <div role="status" className="grid gap-2 empty:hidden">
      {offers.map((offer) => (
        <p
          key={offerText(offer)}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control brand-edge bg-brand-soft px-4 py-2 text-sm"
        >
          <span className="min-w-0 grow">Nas observações: {offerText(offer)}.</span>
          <Button
            icon={Plus}
            variant="outline"
            size="sm"
            aria-label={`Adicionar às restrições: ${offerText(offer)}`}
            onClick={() => add(offer)}
          >
            Adicionar
          </Button>
        </p>
      ))}
    </div>
  );
}

/** A feminine word in the singular has an article: "à lactose", but "a castanhas". */
const FEMININE = /^(?:\p{L}+(?:ose|a|ã|ção|dade)|carne|noz)(?!\p{L})/u;

/** "alergia a camarão (crustáceos)", "jiló": the words of the notes, and what would be added if its name is another. */
function offerText(offer: RestricaoDoPaciente): string {
  const name = restricaoText(offer).toLowerCase();
  const said = offer.palavras?.trim().toLowerCase() || name;
  const words = said === name ? name : `${said} (${name})`;
  const to = FEMININE.test(words) ? 'à' : 'a';
  if (offer.motivo === 'alergia') return `alergia ${to} ${words}`;
  return offer.motivo === 'intolerancia' ? `intolerância ${to} ${words}` : words;
}
