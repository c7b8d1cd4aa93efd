import { Apple } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';

/** The way to the own foods, from the pages whose texts are read with them. */
export function OwnFoodsLink() {
  return (
    <Button asChild look="outline">
      <Link to={paths.alimentos}>
        <Apple aria-hidden="true" />
        Meus Alimentos
      </Link>
    </Button>
  );
}
