import '@alecrim/document/shopping.css';
import { ListaDeCompras } from '@alecrim/document';
import type { ShoppingChoice, Stored } from '@alecrim/domain';
import {
  publicMenuOf,
  shoppingList,
  shoppingQuery,
  shoppingText,
  usualShopping,
  whatsappChat,
} from '@alecrim/domain/pure';
import { planTexts } from '@alecrim/nutrition/texts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Copy, MessageCircle, Printer } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useClient, useUser } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { openTab } from '../../../lib/open-tab.ts';
import { Button } from '../../../ui/button.tsx';
import { OpenDialog } from '../../../ui/dialog.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { usePlanQuery } from '../../numeros/worker/use-worker.ts';
import { callWorker } from '../../numeros/worker/worker-client.ts';
import { PdfButton } from '../../records/pdf-button.tsx';
import { WithoutNumber } from '../share/without-number.tsx';
import { ShoppingChoices } from './shopping-choices.tsx';
import { ShoppingWarnings } from './shopping-warnings.tsx';

interface ShoppingDialogProps {
  plan: Stored<'Cardapio'>;
  onClose: () => void;
  opener?: RefObject<HTMLElement | null>;
}

/** The shopping list of a plan, for a number of days and people. It can be copied, sent, saved and printed. */
export function ShoppingDialog({ plan, onClose, opener }: ShoppingDialogProps) {
  const user = useUser();
  // As the server does it for the patient's page.
  const query = usePlanQuery(plan, {
    key: ['compras'],
    read: (known) => callWorker('shopping', { texts: planTexts(plan), ...known }),
  });
  const needs = query.data;
  const [chosen, setChosen] = useState<ShoppingChoice>();
  const choice = chosen ?? usualShopping(needs ?? { meals: [] });
  const list = needs ? shoppingList(needs, choice) : [];
  return (
    <OpenDialog
      title="Lista de compras"
      description="As quantidades somadas, cruas e com casca e ossos, por seção do mercado."
      className="sm:max-w-2xl"
      opener={opener}
      footer={
        needs && <ShoppingActions plan={plan} choice={choice} text={shoppingText(list, choice, needs)} />
      }
      onClose={onClose}
    >
      <QueryView query={query}>
        {() => (
          <div className="grid gap-5">
            <ShoppingChoices meals={plan.refeicoes} choice={choice} onChange={setChosen} />
            <ShoppingWarnings patientId={plan.paciente_id} list={list} />
            <ListaDeCompras
              menu={publicMenuOf(plan, user)}
              list={list}
              choice={choice}
              needs={needs}
              isInset
            />
          </div>
        )}
      </QueryView>
    </OpenDialog>
  );
}

interface ShoppingActionsProps {
  plan: Stored<'Cardapio'>;
  choice: ShoppingChoice;
  text: string;
}

/** Copies, sends, saves or prints the list. */
function ShoppingActions({ plan, choice, text }: ShoppingActionsProps) {
  const toast = useToast();
  const { paciente_id } = plan;
  const patient = useQuery({
    ...recordQuery(useClient(), 'Paciente', paciente_id),
    enabled: Boolean(paciente_id),
  });
  const copy = async () => {
    const isCopied = await copyText(text);
    toast({ title: isCopied ? 'Lista de compras copiada' : 'Não foi possível copiar.' });
  };
  const print = () => {
    const { title } = document;
    // The title becomes the name of the saved PDF.
    document.title = `Lista de compras · ${plan.titulo}`;
    window.print();
    document.title = title;
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:contents">
        <Button icon={Copy} look="outline" onClick={() => void copy()}>
          Copiar
        </Button>
        <ToWhatsapp patient={patient} text={text} />
      </div>
      <PdfButton load={(files) => files.shopping(plan.id, shoppingQuery(choice))} />
      <Button icon={Printer} onClick={print}>
        Imprimir
      </Button>
    </>
  );
}

/** Without a number WhatsApp asks for the contact. If the number did not load, the person decides first. */
function ToWhatsapp({ patient, text }: { patient: UseQueryResult<Stored<'Paciente'> | null>; text: string }) {
  const words = (
    <>
      <MessageCircle aria-hidden="true" />
      <span>
        <span className="max-sm:sr-only">Enviar por </span>WhatsApp
      </span>
    </>
  );
  if (patient.isLoading)
    return (
      <Button look="outline" isBusy>
        {words}
      </Button>
    );
  if (patient.isError && !patient.data)
    return (
      <WithoutNumber
        onConfirm={() => openTab(whatsappChat(null, text))}
        onRetry={() => void patient.refetch()}
      >
        {(ask) => (
          <Button look="outline" onClick={ask}>
            {words}
          </Button>
        )}
      </WithoutNumber>
    );
  return (
    <Button look="outline" asChild>
      <a href={whatsappChat(patient.data?.telefone, text)} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    </Button>
  );
}
