import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Difference } from './field-differences.ts';

interface ConflictNoticeProps {
  differences: Difference[];
  onTakeTheirs: () => void;
  onKeepMineAsCopy: () => void;
  onOverwrite: () => void;
}

/** Somebody saved the same record in the meantime: nothing is overwritten before a person has compared. */
export function ConflictNotice(props: ConflictNoticeProps) {
  return (
    <Notice look="danger">
      <p className="font-semibold">Este registro foi alterado em outro lugar enquanto você editava.</p>
      <p>Nada foi salvo ainda. Compare e escolha o que fica:</p>
      {props.differences.length > 0 && (
        <dl className="my-2 grid gap-3 text-ink">
          {props.differences.map(({ label, theirs, mine }) => (
            <div key={label} className="rounded-lg bg-surface p-3">
              <dt className="font-semibold">{label}</dt>
              <dd className="mt-1 grid gap-2 sm:grid-cols-2">
                <Version title="Salvo agora há pouco" text={theirs} />
                <Version title="O que você escreveu" text={mine} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="outline" size="sm" onClick={props.onTakeTheirs}>
          Usar a versão salva
        </Button>
        <Button look="outline" size="sm" onClick={props.onKeepMineAsCopy}>
          Guardar a minha como cópia
        </Button>
        <Button look="outline" size="sm" onClick={props.onOverwrite}>
          Salvar a minha por cima
        </Button>
      </div>
    </Notice>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-muted">{title}</p>
      <p className="line-clamp-6 whitespace-pre-line">{text || '(vazio)'}</p>
    </div>
  );
}
