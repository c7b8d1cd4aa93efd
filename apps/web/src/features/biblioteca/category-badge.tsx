import { Badge } from '../../ui/badge.tsx';
import { ColourDot } from './colour-dot.tsx';

export function CategoryBadge({ nome, cor }: { nome: string; cor: string | null }) {
  return (
    <Badge>
      <span className="flex items-center gap-1.5">
        <ColourDot colour={cor} className="size-2.5" />
        <span className="truncate">{nome}</span>
      </span>
    </Badge>
  );
}
