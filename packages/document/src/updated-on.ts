// One time zone for all readers, so that the app, the patient's page and every copy on paper show the same day.
const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

/** The plan's date as the document shows it: "Atualizado em 12 de março de 2026". */
export function updatedOn(isoDate: string): string {
  return `Atualizado em ${longDate.format(new Date(isoDate))}`;
}
