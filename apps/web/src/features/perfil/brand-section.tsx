import { PictureCard } from './picture-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ThemeCard } from './theme-card.tsx';

/** Who she is and how her plans look. */
export const BrandSection = () => (
  <div className="grid gap-4">
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
    <ThemeCard />
  </div>
);
