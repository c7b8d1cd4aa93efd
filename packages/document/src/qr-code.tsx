/** A QR code as one path of strokes, one module high: `size` modules on each side. */
export interface QrCode {
  size: number;
  path: string;
}

/** Only on paper: it leads from the sheet to the current plan, and in a saved PDF it is a link. */
export function QrFigure({ qr, url }: { qr: QrCode; url: string | undefined }) {
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
