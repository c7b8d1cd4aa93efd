import type { ReactNode } from 'react';
import { type QrCode, QrFigure } from './qr-code.tsx';

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
