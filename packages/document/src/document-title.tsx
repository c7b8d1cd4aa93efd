import { BRAZIL } from '@alecrim/domain/pure';
import type { ReactNode } from 'react';

interface DocumentTitleProps {
  titulo: string;
  paciente: string;
  date: string | undefined;
  link: { url: string } | undefined;
  qr: QrCode | undefined;
  actions: ReactNode;
}

export function DocumentTitle({ titulo, paciente, date, link, qr, actions }: DocumentTitleProps) {
  return (
    <div className="doc-title">
      <div>
        <h1>{titulo}</h1>
        {paciente && (
          <p>
            <strong>{`Para: ${paciente}`}</strong>
          </p>
        )}
        {date && <p>{date}</p>}
      </div>
      {qr && <QrFigure qr={qr} url={link?.url} />}
      {actions && <div className="doc-actions no-print">{actions}</div>}
    </div>
  );
}

/** A QR code as one path of strokes, one module high: `size` modules on each side. */
export interface QrCode {
  size: number;
  path: string;
}

/** Only on paper: it leads from the sheet to the current plan, and in a saved PDF it is a link. */
function QrFigure({ qr, url }: { qr: QrCode; url: string | undefined }) {
  const code = (
    <svg
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-label="QR code do cardápio"
      shapeRendering="crispEdges"
    >
      <path d={qr.path} stroke="#000" />
    </svg>
  );
  return (
    <figure className="doc-qr">
      {url ? <a href={url}>{code}</a> : code}
      <figcaption>Sempre atualizado no celular</figcaption>
    </figure>
  );
}

// One time zone for all readers, so that the app, the patient's page and every copy on paper show the same day.
const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: BRAZIL });

/** The plan's date as the document shows it: "Atualizado em 12 de março de 2026". */
export function updatedOn(isoDate: string): string {
  return `Atualizado em ${longDate.format(new Date(isoDate))}`;
}
