import type { ReportContent, ReportEntry, ReportLine, ReportSection } from '@alecrim/domain/pure';
import { TrailSteps } from '../privacy/trail-steps.tsx';

/** A plain layout, because the report is read on paper. */
export function ReportSheet({ content: { title, about, sections } }: { content: ReportContent }) {
  return (
    <article className="mx-auto grid max-w-3xl grid-cols-1 gap-8 rounded-card bg-surface p-5 shadow-card sm:p-8 print:max-w-none print:p-0 print:shadow-none">
      <header className="grid grid-cols-1 gap-2">
        <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
        <p className="text-muted">{about}</p>
      </header>
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
    </article>
  );
}

function Section({ title, facts, entries, steps, none }: ReportSection) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="border-b border-line pb-1 text-lg font-semibold tracking-tight">{title}</h2>
      {none && <p className="text-muted">{none}</p>}
      {facts.length > 0 && <Facts facts={facts} />}
      {entries.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
      {steps.length > 0 && <TrailSteps steps={steps} />}
    </section>
  );
}

function Facts({ facts }: { facts: readonly ReportLine[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)] print:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(({ name, text }) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 whitespace-pre-line max-sm:mb-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Entry({ title, text, note, lines }: ReportEntry) {
  return (
    <section className="grid grid-cols-1 gap-1">
      <h3 className="break-after-avoid font-semibold">{title}</h3>
      {text && <p>{text}</p>}
      {note && <p className="break-after-avoid text-sm text-muted">{note}</p>}
      {lines.length > 0 && (
        <ul className="grid list-disc grid-cols-1 gap-1 pl-5">
          {lines.map((line, place) => (
            // Two meals may have the same name, and the lines are only replaced as a whole.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines never changes
            <li key={place} className="break-inside-avoid whitespace-pre-line">
              <Line {...line} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A text of several lines begins below its name. */
function Line({ name, text }: ReportLine) {
  if (!name || !text) return <span className={name ? 'font-medium' : 'text-muted'}>{name || text}</span>;
  return (
    <>
      <span className="font-medium">{name}:</span>
      <span className="text-muted">
        {text.includes('\n') ? '\n' : ' '}
        {text}
      </span>
    </>
  );
}
