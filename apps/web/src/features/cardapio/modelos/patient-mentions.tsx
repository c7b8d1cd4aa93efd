import { counted } from '@alecrim/domain/pure';
import { CircleAlert } from 'lucide-react';

// Enough to find the places; a long list would hide the buttons.
const SHOWN = 4;

/** Warns about texts that seem to name the patient: a template is used for others. */
export function PatientMentions({ mentions }: { mentions: readonly string[] }) {
  const rest = mentions.length - SHOWN;
  return (
    <div role="status">
      {mentions.length > 0 && (
        <div className="flex items-start gap-2.5 rounded-control border border-warning/30 bg-warning-soft px-4 py-3 text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          <div className="grid min-w-0 gap-1.5">
            <p className="font-semibold">O nome do paciente parece estar no texto</p>
            <ul className="grid list-disc gap-1 pl-4">
              {mentions.slice(0, SHOWN).map((text, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and they never move here.
                <li key={place}>
                  <span className="line-clamp-2 [overflow-wrap:anywhere]">{text}</span>
                </li>
              ))}
            </ul>
            {rest > 0 && <p>e mais {counted(rest, 'lugar', 'lugares')}</p>}
            <p>Mude o nome aqui, ou o texto depois, em Modelos de cardápio.</p>
          </div>
        </div>
      )}
    </div>
  );
}
