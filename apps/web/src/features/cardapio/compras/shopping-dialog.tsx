import '@alecrim/document/shopping.css';
import { ListaDeCompras } from '@alecrim/document';
import type { ShoppingChoice, Stored } from '@alecrim/domain';
import {
  publicMenuOf,
  restricaoText,
  type ShoppingSection,
  shoppingList,
  shoppingQuery,
  shoppingText,
  usualShopping,
  whatsappChat,
} from '@alecrim/domain/pure';
import type { CheckedPlan } from '@alecrim/nutrition';
import { planTexts } from '@alecrim/nutrition/texts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, MessageCircle, Printer, TriangleAlert } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useClient, useUser } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { ownFoodsQuery } from '../../../data/food-knowledge.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { openTab } from '../../../lib/open-tab.ts';
import { Button } from '../../../ui/button.tsx';
import { OpenDialog } from '../../../ui/dialog.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { usePlanQuery } from '../../numeros/worker/plan-query.ts';
import { callWorker, type Restrictions } from '../../numeros/worker/worker-client.ts';
import { PdfButton } from '../../records/pdf-button.tsx';
import { useRestrictionsOf } from '../../restricoes/patient-restrictions.ts';
import { certaintyLabels, isOpenWarning, type Warning, warningsOf } from '../../restricoes/warnings.ts';
import { useNumberQuestion } from '../share/without-number.tsx';
import { ShoppingChoices } from './shopping-choices.tsx';

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
        <Button icon={Copy} variant="outline" onClick={() => void copy()}>
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
  const { ask, question } = useNumberQuestion({ retry: () => void patient.refetch() });
  const words = (
    <span>
      <span className="max-sm:sr-only">Enviar por </span>WhatsApp
    </span>
  );
  if (patient.isLoading)
    return (
      <Button icon={MessageCircle} variant="outline" isBusy>
        {words}
      </Button>
    );
  if (patient.isError && !patient.data)
    return (
      <>
        <Button
          icon={MessageCircle}
          variant="outline"
          onClick={() => ask(() => openTab(whatsappChat(null, text)))}
        >
          {words}
        </Button>
        {question}
      </>
    );
  return (
    <Button icon={MessageCircle} variant="outline" asChild>
      <a href={whatsappChat(patient.data?.telefone, text)} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    </Button>
  );
}

interface ShoppingWarningsProps {
  patientId: string | null;
  list: readonly ShoppingSection[];
}

/** Which things of the list the patient avoids. It is for the nutritionist: copies, messages and paper do not have it. */
function ShoppingWarnings({ patientId, list }: ShoppingWarningsProps) {
  const restrictions = useRestrictionsOf(patientId);
  const names = list.flatMap(({ lines }) => lines.map(({ name }) => name));
  const { data, isError } = useCheckedNames(names, restrictions);
  if (isError || !restrictions)
    return <p className="text-sm text-muted">Não foi possível conferir as restrições agora.</p>;
  const warnings = data ? warningsOf(data, []).filter(isOpenWarning) : [];
  if (warnings.length === 0) return null;
  return (
    <section
      aria-label="O paciente evita"
      className="flex items-start gap-2.5 rounded-control bg-danger-soft px-4 py-3 text-sm text-danger print:hidden"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="grid gap-1">
        <p className="font-semibold">Esta lista tem o que o paciente evita:</p>
        <ul className="grid gap-0.5">
          {warnings.map((warning) => (
            <li key={warning.id}>{boughtWords(warning)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** "Leite integral: contém lactose". */
function boughtWords({ text, certainty, findings }: Warning): string {
  const avoided = findings.map(({ restriction }) => restricaoText(restriction).toLowerCase());
  return `${text}: ${certaintyLabels[certainty].toLowerCase()} ${[...new Set(avoided)].join(', ')}`;
}

function useCheckedNames(names: readonly string[], restrictions: Restrictions | undefined) {
  const client = useClient();
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['avisos', 'compras', names, restrictions],
    queryFn: async (): Promise<CheckedPlan | null> => {
      if (!restrictions) return null;
      const ownFoods = await queries.fetchQuery(ownFoodsQuery(client));
      // The names are read like the items of a meal.
      const plans = [{ refeicoes: [{ opcoes: [{ itens: [...names] }] }] }];
      const known = { decisions: new Map(), ownFoods };
      return (await callWorker('check', { plans, restrictions, known }))[0] ?? null;
    },
    enabled: Boolean(restrictions?.length) && names.length > 0,
  });
}
