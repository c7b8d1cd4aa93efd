import { Apple } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The way to the own foods, from the pages whose texts are read with them. */
export function OwnFoodsLink() {
  return (
    <ButtonLink icon={Apple} variant="outline" to={paths.alimentos}>
      Meus Alimentos
    </ButtonLink>
  );
}
