import type { Practice, PracticeChange } from '@alecrim/domain/pure';
import type { UseFormReturn } from 'react-hook-form';

/** The practice's settings as a form holds them. */
export interface PracticeValues {
  endereco: string;
  remetente: string;
  servidor: string;
  porta: string;
  usuario: string;
  senha: string;
}

export const practiceValues = ({ endereco, remetente, email }: Practice): PracticeValues => ({
  endereco,
  remetente,
  servidor: email.servidor,
  porta: String(email.porta),
  usuario: email.usuario,
  senha: '',
});

/** Whether the installation has set everything, so that nothing can be changed in the app. */
export const isSetAtInstallation = ({ fixos }: Practice): boolean =>
  (['publicUrl', 'smtpUrl', 'mailFrom'] as const).every((name) => fixos.includes(name));

/** The changed values that may be saved, or null when nothing changed. */
export function practiceChange(values: PracticeValues, practice: Practice): PracticeChange | null {
  const before = practiceValues(practice);
  const isChanged = (...names: (keyof PracticeValues)[]) =>
    names.some((name) => values[name].trim() !== before[name]);
  const may = (name: Practice['fixos'][number]) => !practice.fixos.includes(name);
  const change: PracticeChange = {
    ...(may('publicUrl') && isChanged('endereco') && { endereco: values.endereco.trim() }),
    ...(may('mailFrom') && isChanged('remetente') && { remetente: values.remetente.trim() }),
    ...(may('smtpUrl') &&
      isChanged('servidor', 'porta', 'usuario', 'senha') && {
        email: {
          servidor: values.servidor.trim(),
          porta: Number(values.porta),
          usuario: values.usuario.trim(),
          ...(values.senha && { senha: values.senha }),
        },
      }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

/** What a form can check before it asks for the password; the server checks again. */
export const practiceRules = {
  endereco: (text: string) =>
    text.trim() === '' ||
    /^https?:\/\/[^\s/?#]+\/?$/i.test(text.trim()) ||
    'Comece com https:// e não escreva nada depois do domínio',
  porta: (text: string) =>
    (Number(text) >= 1 && Number(text) <= 65_535) || 'A porta é um número de 1 a 65.535',
};

interface FieldErrors {
  data?: { extra_data?: { fields?: readonly { field: string; message: string }[] } };
}

/** Shows the values that the server refused at their fields, the first with the focus. Returns whether there are any. */
export function showFieldErrors(form: UseFormReturn<PracticeValues>, error: unknown): boolean {
  const refused = (error as FieldErrors | null)?.data?.extra_data?.fields ?? [];
  const names = Object.keys(form.getValues());
  const own = refused.map(({ field, message }) => ({ name: field.split('.').at(-1) ?? '', message }));
  const shown = own.filter(({ name }) => names.includes(name));
  for (const [place, { name, message }] of shown.entries())
    form.setError(name as keyof PracticeValues, { message }, { shouldFocus: place === 0 });
  return shown.length > 0;
}
