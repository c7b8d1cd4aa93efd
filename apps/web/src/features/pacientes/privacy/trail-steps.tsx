import type { ReportStep } from '@alecrim/domain/pure';

/** What was done with a patient's data, in the order that it is given. */
export function TrailSteps({ steps }: { steps: readonly ReportStep[] }) {
  return (
    <ol aria-label="Registro de acessos" className="grid grid-cols-1 gap-3 border-l-2 border-line pl-4">
      {steps.map(({ text, em, when, who }, place) => (
        // Entries have no id and never change their order, so the index is a safe key.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever replaced as a whole
        <li key={place} className="grid grid-cols-1 gap-0.5 break-inside-avoid">
          <p>{text}</p>
          <p className="text-sm text-muted">
            <time dateTime={em}>{when}</time>
            {who && ` · ${who}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
