import type { Stored } from '@alecrim/domain';
import { whatsappChat } from '@alecrim/domain/pure';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Copy, MessageCircle, Printer } from 'lucide-react';
import { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { WithoutNumber } from '../share/without-number.tsx';

/** Copies, sends or prints the list. */
export function ShoppingActions({ plan, text }: { plan: Stored<'Cardapio'>; text: string }) {
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
        <Button look="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copiar
        </Button>
        <ToWhatsapp patient={patient} text={text} />
      </div>
      <Button onClick={print}>
        <Printer aria-hidden="true" />
        Imprimir
      </Button>
    </>
  );
}

interface ToWhatsappProps {
  patient: UseQueryResult<Stored<'Paciente'> | null>;
  text: string;
}

/** A patient without a number gets a chat that asks for the contact; a number that did not load is asked about first. */
function ToWhatsapp({ patient, text }: ToWhatsappProps) {
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
      <WithoutNumber address={whatsappChat(null, text)} onRetry={() => void patient.refetch()}>
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
