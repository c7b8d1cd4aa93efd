import type { Stored } from '@alecrim/domain';
import { whatsappLink } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Globe, Lock, type LucideIcon, MessageCircle, Pencil, Printer } from 'lucide-react';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { usePublicLinks } from '../../../data/cardapio-queries.ts';
import { useClient, useUser } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { type LinkState, linkState, usePublicSwitch } from './link-changes.ts';
import { WithoutNumber } from './without-number.tsx';

/** Back, Editar, Público/Privado, WhatsApp and Baixar PDF; always visible (P48). */
export function ViewToolbar({ plan }: { plan: Stored<'Cardapio'> }) {
  const { setPublic, isPending } = usePublicSwitch(plan);
  const { ativo } = plan;
  return (
    <section
      aria-label="Ações do cardápio"
      className="sticky top-14 z-20 -mx-4 -mt-6 mb-6 flex h-16 items-center justify-between gap-1 border-b border-line bg-canvas px-2 sm:-mx-6 sm:gap-2 sm:px-6 md:top-0 md:-mx-8 md:-mt-10 md:px-8 print:hidden"
    >
      <ToolbarButton asChild icon={ArrowLeft} label="Voltar">
        <Link to={paths.dashboard} />
      </ToolbarButton>
      <span className="hidden grow lg:block" />
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
          onClick={() => setPublic(!ativo)}
        />
      </Tooltip>
      <WhatsappButton plan={plan} />
      <Tooltip text="Imprimir ou salvar como PDF" side="bottom">
        <ToolbarButton icon={Printer} label="Baixar PDF" isMain onClick={() => window.print()} />
      </Tooltip>
    </section>
  );
}

interface ToolbarButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'look' | 'size'> {
  icon: LucideIcon;
  label: string;
  isMain?: boolean;
  /** With `asChild`: the link that is drawn as the button, without content of its own. */
  children?: ReactElement<{ children?: ReactNode }>;
}

/** The icon is above the word on a phone or tablet, so that five buttons fit into 360 pixels, or 768 with the sidebar. */
function ToolbarButton({ icon: Icon, label, isMain, children, ...rest }: ToolbarButtonProps) {
  const content = (
    <>
      <Icon aria-hidden="true" />
      <span>{label}</span>
    </>
  );
  return (
    <Button
      {...rest}
      look={isMain ? 'primary' : 'outline'}
      className="h-13 min-w-0 flex-1 flex-col gap-0.5 px-1 text-xs font-medium md:h-13 lg:h-10 lg:flex-none lg:flex-row lg:gap-2 lg:px-4 lg:text-sm lg:font-semibold"
    >
      {children ? cloneElement(children, {}, content) : content}
    </Button>
  );
}

const reasons: Record<Exclude<LinkState, 'working'>, string> = {
  private: 'Para enviar pelo WhatsApp, torne o cardápio público.',
  expired: 'O link expirou. Escolha outra validade para enviar pelo WhatsApp.',
};

/** Opens a chat with the patient and the message ready; without a working link or the patient's number it says why not. */
function WhatsappButton({ plan }: { plan: Stored<'Cardapio'> }) {
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
