import '@alecrim/document/document.css';
import '@alecrim/document/header.css';
import { CardapioDocument } from '@alecrim/document';
import { brandOf, brandStyle, publicMenuOf } from '@alecrim/domain/pure';
import { LayoutDashboard, UsersRound } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useWatch } from 'react-hook-form';
import { useUser } from '../../data/context.ts';
import { productName, productSubtitle } from '../../lib/branding.ts';
import { cn } from '../../lib/cn.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import type { ProfileValues } from '../../unsaved/account-adapters.ts';

/** A preview of the menu and of the head of a plan, drawn by the same components. */
export function BrandPreview() {
  const values = useWatch<ProfileValues>();
  return (
    <Card className="grid gap-4 p-5 sm:p-5">
      <CardTitle>Prévia</CardTitle>
      <figure>
        <figcaption className="mb-1.5 text-sm text-muted">Menu</figcaption>
        <div
          inert
          data-brand
          data-testid="previa-menu"
          style={brandStyle(brandOf(values)) as CSSProperties}
          className="grid gap-1 rounded-control border border-line bg-surface p-3 text-sm font-medium"
        >
          <div className="mb-2 flex items-center gap-3">
            <BrandMark />
            <p className="leading-tight font-bold">
              {productName}
              <span className="block text-xs font-normal text-muted">{productSubtitle}</span>
            </p>
          </div>
          <p className="flex items-center gap-3 rounded-control brand-edge bg-brand px-3 py-2 font-semibold text-on-brand">
            <LayoutDashboard className="size-5" />
            Dashboard
          </p>
          <p className="flex items-center gap-3 px-3 py-2 text-muted">
            <UsersRound className="size-5" />
            Pacientes
          </p>
        </div>
      </figure>
      <figure>
        <figcaption className="mb-1.5 text-sm text-muted">Cabeçalho do cardápio</figcaption>
        <DocumentPreview plan={heading} />
      </figure>
    </Card>
  );
}

const heading = { titulo: 'Plano alimentar', paciente_nome: 'Nome do paciente' };

interface DocumentPreviewProps {
  plan: { titulo: string; paciente_nome: string; refeicoes?: readonly object[] };
  className?: string;
}

/** A plan with what the form around says about the nutritionist. */
export function DocumentPreview({ plan, className }: DocumentPreviewProps) {
  const values = useWatch<ProfileValues>();
  const { full_name, logo_url, foto_url } = useUser();
  return (
    <div
      inert
      data-testid="previa-documento"
      className={cn('overflow-hidden rounded-control border border-line scheme-light [zoom:0.72]', className)}
    >
      <CardapioDocument
        menu={publicMenuOf(plan, { ...values, full_name, logo_url, foto_url })}
        interactive={false}
        mayBeEmpty
      />
    </div>
  );
}
