import { Badge } from '../../ui/badge.tsx';

/** Marks a record of the starter library. */
export function SampleBadge() {
  return <Badge look="warning">Exemplo</Badge>;
}
