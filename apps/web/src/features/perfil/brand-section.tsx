import { useId, useState } from 'react';
import { chooseTheme, storedTheme, type Theme, themeLabels } from '../../lib/theme.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { PictureCard } from './picture-card.tsx';
import { ProfileForm } from './profile-form.tsx';

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

/** Light or dark screens. The choice belongs to the browser, not to the account. */
function ThemeCard() {
  const [theme, setTheme] = useState(storedTheme);
  const id = useId();

  function choose(chosen: Theme) {
    chooseTheme(chosen);
    setTheme(chosen);
  }

  return (
    <Card>
      <CardTitle id={id}>Aparência</CardTitle>
      <p className="mt-1 text-sm text-muted">Vale para este navegador. O papel continua claro.</p>
      <div role="radiogroup" aria-labelledby={id} className="mt-4 grid gap-1">
        {Object.entries(themeLabels).map(([value, label]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={id}
              className="size-5"
              checked={theme === value}
              onChange={() => choose(value as Theme)}
            />
            {label}
          </label>
        ))}
      </div>
    </Card>
  );
}
