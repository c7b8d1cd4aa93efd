import { restricaoText } from '@alecrim/domain/pure';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { type Passage, revealPassage } from '../../lib/reveal-field.ts';
import { Button } from '../../ui/button.tsx';
import { ReadingDialog } from '../numeros/reading/reading-dialog.tsx';
import type { Restrictions } from '../numeros/worker/worker-client.ts';
import { useGuardState, useRestrictions } from './guard-store.ts';
import { WarningItem } from './warning-item.tsx';
import {
  type Accepted,
  isOpenWarning,
  pathOf,
  uncheckedWords,
  type Warning,
  warningCount,
  withAccepted,
  withoutAccepted,
} from './warnings.ts';

/** What the plan holds that its patient avoids. It advises: a warning can be accepted, and nothing is blocked. */
export function WarningsDialog({ onClose }: { onClose: () => void }) {
  const state = useGuardState();
  const restrictions = useRestrictions();
  const shown = useRef<Passage | null>(null);
  const warnings = state?.warnings ?? [];
  const show = ({ place, text, from, to }: Warning) => {
    shown.current = { path: pathOf(place), text, from, to };
    onClose();
  };
  const groups = [
    { title: 'A decidir', warnings: warnings.filter(isOpenWarning) },
    { title: 'Não verificados', warnings: warnings.filter(isUnchecked) },
    { title: 'Aceitos', warnings: warnings.filter(({ acceptedOn }) => acceptedOn) },
  ].filter((group) => group.warnings.length > 0);
  return (
    <ReadingDialog
      title="Avisos de restrição"
      description={descriptionOf(restrictions)}
      sum={state?.checked && [warningCount(state), uncheckedWords(state)].filter(Boolean).join(' · ')}
      failure={
        state?.status === 'failed' &&
        `Não foi possível conferir as restrições agora.${state.checked ? ' Os avisos podem estar desatualizados.' : ''}`
      }
      lineCount={state?.checked && warnings.length}
      emptyText="Nada neste cardápio contém o que o paciente evita."
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        if (!shown.current) return;
        event.preventDefault();
        revealPassage(shown.current);
      }}
    >
      <div className="grid gap-5">
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title} className="grid gap-2">
            <h3 className="font-semibold">
              {group.title} ({group.warnings.length})
            </h3>
            <ul className="grid gap-2">
              {group.warnings.map((warning) => (
                <WarningItem key={warning.id} warning={warning}>
                  <WarningButtons warning={warning} onShow={() => show(warning)} />
                </WarningItem>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ReadingDialog>
  );
}

const descriptionOf = (restrictions: Restrictions) =>
  restrictions.length > 0
    ? `Este paciente evita: ${restrictions.map(restricaoText).join(', ')}. Você decide: nenhum aviso impede de salvar.`
    : undefined;

const isUnchecked = ({ certainty, acceptedOn }: Warning) => certainty === 'nao_verificado' && !acceptedOn;

function WarningButtons({ warning, onShow }: { warning: Warning; onShow: () => void }) {
  const { getValues, setValue } = useFormContext();
  const isAccepted = warning.acceptedOn !== undefined;
  const change = () => {
    const accepted = (getValues('avisos_aceitos') ?? []) as Accepted[];
    const next = isAccepted
      ? withoutAccepted(accepted, warning)
      : withAccepted(accepted, warning, new Date());
    setValue('avisos_aceitos', next, { shouldDirty: true });
  };
  const words = `${warning.word}, ${warning.text}`;
  return (
    <>
      <Button variant="soft" size="sm" aria-label={`Ir ao item: ${words}`} onClick={onShow}>
        Ir ao item
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${isAccepted ? 'Desfazer aceite' : 'Aceitar'}: ${words}`}
        onClick={change}
      >
        {isAccepted ? 'Desfazer aceite' : 'Aceitar'}
      </Button>
    </>
  );
}
