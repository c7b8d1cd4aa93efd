/** Colours of a practice that has not chosen its own (P44). */
export const brandDefaults = {
  cor_primaria: '#10b981',
  cor_secundaria: '#059669',
  cor_destaque: '#f59e0b',
} as const;

export const fallbackName = 'Nutricionista';

export interface Brand {
  cor_primaria: string;
  cor_secundaria: string;
  cor_destaque: string;
}

type Colours = { [K in keyof Brand]?: string | null };

export function brandOf(profile: Colours | null | undefined): Brand {
  return {
    cor_primaria: validColour(profile?.cor_primaria) ?? brandDefaults.cor_primaria,
    cor_secundaria: validColour(profile?.cor_secundaria) ?? brandDefaults.cor_secundaria,
    cor_destaque: validColour(profile?.cor_destaque) ?? brandDefaults.cor_destaque,
  };
}

// Only this form may reach a style attribute.
const validColour = (value: string | null | undefined) =>
  value && /^#[0-9a-fA-F]{6}$/.test(value) ? value : undefined;
