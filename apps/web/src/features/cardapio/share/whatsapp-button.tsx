import type { Stored } from '@alecrim/domain';
import { whatsappLink } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { usePublicLinks } from '../../../data/cardapio-queries.ts';
import { useClient, useUser } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { useToast } from '../../../ui/toast.tsx';
import { type LinkState, linkState } from './link-state.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { WithoutNumber } from './without-number.tsx';

const reasons: Record<Exclude<LinkState, 'working'>, string> = {
  private: 'Para enviar pelo WhatsApp, torne o cardápio público.',
  expired: 'O link expirou. Escolha outra validade para enviar pelo WhatsApp.',
};

/** Opens a chat with the patient and the message ready; without a working link or the patient's number it says why not. */
export function WhatsappButton({ plan }: { plan: Stored<'Cardapio'> }) {
  const user = useUser();
  const { linkOf } = usePublicLinks();
  const { paciente_id } = plan;
  const patient = useQuery({
    ...recordQuery(useClient(), 'Paciente', paciente_id),
    enabled: Boolean(paciente_id),
  });
  const state = linkState(plan);
  if (state !== 'working') return <Waiting reason={reasons[state]} />;

  const addressFor = (phone: string | null | undefined) =>
    whatsappLink({
      phone,
      patient: plan.paciente_nome,
      nutritionist: user.nome_nutricionista || user.full_name,
      link: linkOf(plan),
    });
  if (paciente_id && patient.isLoading) return <Waiting reason="Buscando o telefone do paciente…" />;
  if (paciente_id && patient.isError && !patient.data)
    return (
      <WithoutNumber address={addressFor(null)} onRetry={() => void patient.refetch()}>
        {(ask) => <ToolbarButton icon={MessageCircle} label="WhatsApp" onClick={ask} />}
      </WithoutNumber>
    );
  return (
    <ToolbarButton asChild icon={MessageCircle} label="WhatsApp">
      {/* biome-ignore lint/a11y/useAnchorContent: the toolbar button fills it. */}
      <a href={addressFor(patient.data?.telefone)} target="_blank" rel="noopener noreferrer" />
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
