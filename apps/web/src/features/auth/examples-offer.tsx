import { useMutation } from '@tanstack/react-query';
import { loadExamples } from '../../data/account-entry.ts';
import { useClient } from '../../data/client-context.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Offers example data to the first person, because an empty app explains little. */
export function ExamplesOffer({ onDone }: { onDone: () => void }) {
  const client = useClient();
  const load = useMutation({
    mutationFn: () => loadExamples(client),
    onSuccess: onDone,
  });
  return (
    <div className="grid gap-4">
      {load.error && <Notice look="danger">{failureText(load.error)}</Notice>}
      <Button size="lg" isBusy={load.isPending} onClick={() => load.mutate()}>
        Carregar exemplos
      </Button>
      <Button size="lg" look="outline" onClick={onDone}>
        Começar do zero
      </Button>
    </div>
  );
}
