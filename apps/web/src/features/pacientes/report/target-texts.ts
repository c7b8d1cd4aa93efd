import type { PatientReport } from '@alecrim/domain';
import { decimalText } from '../../../fields/decimal-text.ts';
import { patientText } from '../../../fields/patient-text.ts';

type Meta = NonNullable<PatientReport['cardapios'][number]['meta']>;

const macros = { proteina: 'proteína', carboidrato: 'carboidrato', gordura: 'gordura' } as const;

/** The targets of a plan and the measures that they were calculated with. */
export function targetTexts(meta: Meta | null): string[] {
  if (!meta) return [];
  const text = (value: number | null | undefined, before: string, after = '') =>
    value === null || value === undefined ? '' : `${before}${decimalText(value)}${after}`;
  const targets = [
    text(meta.kcal, '', ' kcal'),
    ...Object.entries(macros).map(([name, label]) => {
      const target = meta[name as keyof typeof macros];
      return text(target?.valor, `${label} `, ` ${target?.unidade ?? 'g'}`);
    }),
  ];
  const person = [
    text(meta.peso_kg, 'peso ', ' kg'),
    text(meta.altura_cm, 'altura ', ' cm'),
    text(meta.idade, '', ' anos'),
    patientText('sexo', meta.sexo).toLowerCase(),
    meta.atividade ? `atividade: ${patientText('atividade', meta.atividade).toLowerCase()}` : '',
  ];
  return [targets, person].map((texts) => texts.filter(Boolean).join(', ')).filter(Boolean);
}
