import { longDate } from '../../../lib/dates.ts';
import { Notice } from '../../../ui/notice.tsx';

interface RetentionNoticeProps {
  /** Unknown until the server says. */
  until: string | undefined;
  isKnown: boolean;
  onChange: (isKnown: boolean) => void;
}

/** States the 20-year rule before a record is erased too early (L08). */
export function RetentionNotice({ until, isKnown, onChange }: RetentionNoticeProps) {
  return (
    <div className="grid gap-3">
      <Notice look="danger">
        <p>
          A lei pede guardar o prontuário por 20 anos depois do último registro
          {until && `, até ${longDate(until)}`} (Lei 13.787/2018, art. 6º; Resolução CFN 594/2017).
        </p>
        <p>Antes disso, prefira anonimizar.</p>
      </Notice>
      <label className="flex cursor-pointer items-start gap-3 text-sm">
        <input
          type="checkbox"
          className="mt-0.5 size-4 shrink-0"
          checked={isKnown}
          onChange={(event) => onChange(event.target.checked)}
        />
        Sei do prazo de 20 anos e quero eliminar mesmo assim.
      </label>
    </div>
  );
}
