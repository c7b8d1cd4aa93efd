import type { Stored } from '@alecrim/domain';
import { whatsappLink } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useClient } from '../../../data/client-context.tsx';
import { recordQuery } from '../../../data/entity-queries.ts';
import { useUser } from '../../../data/session-context.ts';
import { useToast } from '../../../ui/toast.tsx';
import { type LinkState, linkOf, linkState } from './link-state.ts';
import { ToolbarButton } from './toolbar-button.tsx';

const reasons: Record<Exclude<LinkState, 'working'>, string> = {
  private: 'Para enviar pelo WhatsApp, torne o cardápio público.',
  expired: 'O link expirou. Escolha outra validade para enviar pelo WhatsApp.',
};

/** Opens a chat with the patient and the message ready; without a working link it says why not. */
export function WhatsappButton({ plan }: { plan: Stored<'Cardapio'> }) {
  const user = useUser();
  const toast = useToast();
  const { data: patient } = useQuery({
    ...recordQuery(useClient(), 'Paciente', plan.paciente_id),
    enabled: Boolean(plan.paciente_id),
  });
  const state = linkState(plan);
  if (state !== 'working') {
    const reason = reasons[state];
    return (
      <ToolbarButton asChild icon={MessageCircle} label="WhatsApp">
        {/* It can still be reached and pressed, or nobody could learn why it does nothing. */}
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
  const address = whatsappLink({
    phone: patient?.telefone,
    patient: plan.paciente_nome,
    nutritionist: user.nome_nutricionista || user.full_name,
    link: linkOf(plan),
  });
  return (
    <ToolbarButton asChild icon={MessageCircle} label="WhatsApp">
      {/* biome-ignore lint/a11y/useAnchorContent: the toolbar button fills it. */}
      <a href={address} target="_blank" rel="noopener noreferrer" />
    </ToolbarButton>
  );
}
