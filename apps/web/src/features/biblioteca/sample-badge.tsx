import { Badge } from '../../ui/badge.tsx';

/** Came with the starter library, and goes with it. */
export function SampleBadge() {
  return <Badge look="warning">Exemplo</Badge>;
}
