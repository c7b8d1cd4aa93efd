/** The title of the part of the guidance that says what may stand for what. */
export const SUBSTITUTION_LIST = 'Lista de substituições';

export const isSubstitutionList = ({ titulo }: { titulo?: string | null }): boolean =>
  titulo?.trim() === SUBSTITUTION_LIST;
