import { dayText } from '../../../fields/day-input.tsx';

/** How old the weight is that a target would be calculated with. */
export const WeighedOn = ({ day }: { day: string | undefined }) =>
  day ? <p className="text-sm text-muted">peso de {dayText(day)}</p> : null;
