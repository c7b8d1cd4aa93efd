import { fallbackName } from '@alecrim/domain/pure';
import { useUser } from '../data/session-context.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function Perfil() {
  const user = useUser();
  const name = user.nome_nutricionista || user.full_name || fallbackName;
  return (
    <>
      <PageHeader title="Meu Perfil" subtitle="Seus dados como aparecem nos cardápios" />
      <Card className="flex max-w-xl items-center gap-4">
        <Avatar name={name} src={user.foto_url} size="lg" />
        <div className="min-w-0">
          <p className="truncate text-lg font-semibold">{name}</p>
          <p className="truncate text-muted">{user.email_profissional || user.email}</p>
        </div>
      </Card>
    </>
  );
}
