interface QrFigureProps {
  /** A description of the code for people who cannot see it. */
  label: string;
  /** `size` modules on each side, drawn as one path of strokes. */
  qr: { size: number; path: string };
}

// Cameras need the white around it.
export const QrFigure = ({ label, qr: { size, path } }: QrFigureProps) => (
  <svg
    viewBox={`-4 -4 ${size + 8} ${size + 8}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
    className="mx-auto w-full max-w-72 rounded-control border border-line bg-white"
  >
    <path d={path} stroke="#000" />
  </svg>
);
