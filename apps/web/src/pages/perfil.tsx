import { useQueryClient } from '@tanstack/react-query';
import { useClient, useUser } from '../data/context.ts';
import { sessionsQuery } from '../data/own-account.ts';
import { ExamplesCard } from '../features/biblioteca/examples.tsx';
import { OwnDataCard } from '../features/perfil/own-data-card.tsx';
import { PasswordCard } from '../features/perfil/password-card.tsx';
import { PeopleCard } from '../features/perfil/people-card.tsx';
import { PictureCard } from '../features/perfil/picture-card.tsx';
import { PracticeCard } from '../features/perfil/practice-card.tsx';
import { ProfileForm } from '../features/perfil/profile-form.tsx';
import { SecondFactorCard } from '../features/perfil/second-factor-card.tsx';
import { SessionsCard } from '../features/perfil/sessions-card.tsx';
import { ThemeCard } from '../features/perfil/theme-card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function Perfil() {
  const client = useClient();
  const queries = useQueryClient();
  const isAdmin = useUser().role === 'admin';
  return (
    <>
      <PageHeader title="Meu Perfil" subtitle="Seus dados como aparecem nos cardápios" />
      <div className="@container grid gap-4">
        <div className="grid gap-4 @xl:grid-cols-2">
          <PictureCard
            picture="logo_url"
            noun="logo"
            title="Logo"
            hint="Aparece no alto dos cardápios. PNG com fundo transparente fica melhor."
          />
          <PictureCard
            picture="foto_url"
            noun="foto"
            title="Foto"
            hint="Aparece no menu e ao lado do seu nome nos cardápios."
          />
        </div>
        <ProfileForm />
        {isAdmin && <PeopleCard />}
        {isAdmin && <PracticeCard />}
        <div className="grid items-start gap-4 @2xl:grid-cols-2">
          <PasswordCard onChanged={() => void queries.invalidateQueries(sessionsQuery(client))} />
          <SecondFactorCard />
          <SessionsCard />
          <ThemeCard />
          <OwnDataCard />
          <ExamplesCard />
        </div>
      </div>
    </>
  );
}
