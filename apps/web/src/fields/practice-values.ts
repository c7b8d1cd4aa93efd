import type { Practice, PracticeChange } from '@alecrim/domain/pure';

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
