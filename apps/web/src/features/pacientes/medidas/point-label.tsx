interface PointLabelProps {
  text: string;
  x: number;
  y: number;
  /** Of the chart: the label stays inside. */
  width: number;
}

const LETTER = 6.6;
const HEIGHT = 22;

/** The value of the chosen point, above it, or below it at the upper edge. */
export function PointLabel({ text, x, y, width }: PointLabelProps) {
  const wide = text.length * LETTER + 14;
  const left = Math.max(2, Math.min(width - wide - 2, x - wide / 2));
  const top = y - HEIGHT - 10 < 0 ? y + 10 : y - HEIGHT - 10;
  return (
    <>
      <rect x={left} y={top} width={wide} height={HEIGHT} rx={6} fill="#16241d" />
      <text x={left + wide / 2} y={top + 15} textAnchor="middle" fill="#fff">
        {text}
      </text>
    </>
  );
}
