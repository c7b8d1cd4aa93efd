import type { Stored } from '@alecrim/domain';
import { whatsappLink } from '@alecrim/domain/pure';
import { ArrowLeft, Globe, Lock, MessageCircle, Pencil, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePublicLinks } from '../../../data/cardapio-queries.ts';
import { openTab } from '../../../lib/open-tab.ts';
import { paths } from '../../../lib/paths.ts';
import { useToast } from '../../../ui/toast.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { PlanExit } from '../conferir/use-plan-exit.tsx';
import { type LinkState, linkState, usePublicSwitch } from './link-changes.ts';
import { usePatientChat } from './patient-chat.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { useNumberQuestion } from './without-number.tsx';

interface ViewToolbarProps {
  plan: Stored<'Cardapio'>;
  exit: PlanExit;
  /** *Enviar* and *Opções*, where the row has room for them. */
  children: ReactNode;
}

/** Back, Editar, Público/Privado, WhatsApp and Baixar PDF; always visible (P48). */
export function ViewToolbar({ plan, exit, children }: ViewToolbarProps) {
  const { setPublic, isPending } = usePublicSwitch(plan);
  const { ativo } = plan;
  return (
    <section
      aria-label="Ações do cardápio"
      className="sticky top-14 z-20 -mx-4 -mt-6 mb-3 flex h-16 items-center justify-between gap-1 border-b border-line bg-canvas px-2 sm:-mx-6 sm:gap-2 sm:px-6 md:top-0 md:-mx-8 md:-mt-10 md:mb-5 md:px-8 print:hidden"
    >
      <ToolbarButton asChild icon={ArrowLeft} label="Voltar">
        <Link to={paths.dashboard} />
      </ToolbarButton>
      <span className="hidden grow xl:block" />
      <ToolbarButton asChild icon={Pencil} label="Editar">
        <Link to={paths.editar(plan.id)} />
      </ToolbarButton>
      <Tooltip text={ativo ? 'Tornar privado' : 'Tornar público'} side="bottom">
        <ToolbarButton
          icon={ativo ? Globe : Lock}
          label={ativo ? 'Público' : 'Privado'}
          // One name for both states: screen readers say “Cardápio público, ligado” or “desligado”.
          aria-label="Cardápio público"
          role="switch"
          aria-checked={ativo}
          isBusy={isPending}
          onClick={() => (ativo ? void setPublic(false) : exit.leave('publico', () => setPublic(true)))}
        />
      </Tooltip>
      <WhatsappButton plan={plan} exit={exit} />
      <Tooltip text="Imprimir ou salvar como PDF" side="bottom">
        <ToolbarButton
          icon={Printer}
          label="Baixar PDF"
          onClick={() => exit.leave('impressao', () => window.print())}
        />
      </Tooltip>
      {children}
    </section>
  );
}

const reasons: Record<Exclude<LinkState, 'working'>, string> = {
  private: 'Para enviar pelo WhatsApp, torne o cardápio público.',
  expired: 'O link expirou. Escolha outra validade para enviar pelo WhatsApp.',
};

/** Opens a chat with the patient and the message ready; without a working link or the patient's number it says why not. */
function WhatsappButton({ plan, exit }: { plan: Stored<'Cardapio'>; exit: PlanExit }) {
  const link = usePublicLinks().linkOf(plan);
  const { people, isLoading, isError, retry } = usePatientChat(plan);
  const { ask, question } = useNumberQuestion({ retry });
  const state = linkState(plan);
  if (state !== 'working') return <Waiting reason={reasons[state]} />;
  if (isLoading) return <Waiting reason="Buscando o telefone do paciente…" />;
  const address = whatsappLink({ ...people, link });
  if (isError)
    return (
      <>
        <ToolbarButton
          icon={MessageCircle}
          label="WhatsApp"
          onClick={() => ask(() => exit.leave('whatsapp', () => openTab(address)))}
        />
        {question}
      </>
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
