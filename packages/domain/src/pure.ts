// Everything that works without zod: for the patient's page, the document and the first screen of the app.
// No module here calls a function while it loads: that alone would split the app's first file, and add 5 KB to it.

export * from './anamnesis.ts';
export * from './attachments.ts';
export * from './brand.ts';
export * from './calendar-file.ts';
export * from './changes.ts';
export * from './consent.ts';
export * from './contrast.ts';
export * from './days.ts';
export * from './draft-days.ts';
export * from './errors.ts';
export * from './file-name.ts';
export * from './fold.ts';
export * from './follow-up.ts';
export * from './labels.ts';
export * from './lines.ts';
export * from './nutrients.ts';
export * from './page-names.ts';
export * from './plan-lines.ts';
export * from './plural.ts';
export type * from './practice.ts';
export * from './public-link.ts';
export * from './public-menu.ts';
export * from './public-numbers.ts';
export * from './ranges.ts';
export * from './redact.ts';
export * from './reference-weight.ts';
export * from './restrictions.ts';
export * from './sendings.ts';
export * from './shopping-days.ts';
export * from './shopping-list.ts';
export * from './shopping-query.ts';
export * from './size.ts';
export * from './targets.ts';
export * from './trail.ts';
export * from './whatsapp.ts';
