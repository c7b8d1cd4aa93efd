import type { Stored } from '@alecrim/domain';
import { whatsappLink } from '@alecrim/domain/pure';
import { MessageCircle } from 'lucide-react';
import { usePublicLinks } from '../../../data/cardapio-queries.ts';
import { openTab } from '../../../lib/open-tab.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { PlanExit } from '../conferir/use-plan-exit.tsx';
import { type LinkState, linkState } from './link-changes.ts';
import { usePatientChat } from './patient-chat.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { WithoutNumber } from './without-number.tsx';

const reasons: Record<Exclude<LinkState, 'working'>, string> = {
  private: 'Para enviar pelo WhatsApp, torne o cardápio público.',
  expired: 'O link expirou. Escolha outra validade para enviar pelo WhatsApp.',
};

interface WhatsappButtonProps {
  plan: Stored<'Cardapio'>;
  exit: PlanExit;
}

/** Opens a chat with the patient and the message ready; without a working link or the patient's number it says why not. */
export function WhatsappButton({ plan, exit }: WhatsappButtonProps) {
  const link = usePublicLinks().linkOf(plan);
  const { people, isLoading, isError, retry } = usePatientChat(plan);
  const state = linkState(plan);
  if (state !== 'working') return <Waiting reason={reasons[state]} />;
  if (isLoading) return <Waiting reason="Buscando o telefone do paciente…" />;
  const address = whatsappLink({ ...people, link });
  if (isError)
    return (
      <WithoutNumber onConfirm={() => exit.leave('whatsapp', () => openTab(address))} onRetry={retry}>
        {(ask) => <ToolbarButton icon={MessageCircle} label="WhatsApp" onClick={ask} />}
      </WithoutNumber>
    );
  return (
    <ToolbarButton asChild icon={MessageCircle} label="WhatsApp">
      <a {...exit.linkProps('whatsapp', address)} />
    </ToolbarButton>
  );
}

/** A disabled button that can still be focused and pressed, to say why it is disabled. */
function Waiting({ reason }: { reason: string }) {
  const toast = useToast();
  return (
    <ToolbarButton asChild icon={MessageCircle} label="WhatsApp">
      <button
        type="button"
        aria-disabled="true"
        title={reason}
        className="opacity-55"
        onClick={() => toast({ title: reason })}
      />
    </ToolbarButton>
  );
}
