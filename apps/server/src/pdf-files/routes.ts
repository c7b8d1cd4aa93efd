import type { Deps } from '../platform/deps.ts';
import type { App } from '../platform/http/app-type.ts';
import { evolutionPdfRoutes } from './evolution-routes.ts';
import { pdfAnswers } from './pdf-answers.ts';
import { planPdfRoutes } from './plan-routes.ts';
import { reportPdfRoutes } from './report-routes.ts';
import { shoppingPdfRoutes } from './shopping-routes.ts';
import { substitutionPdfRoutes } from './substitution-routes.ts';

/** The documents of a nutritionist as PDF files. They share the memory for finished files. */
export function pdfRoutes(app: App, deps: Deps): void {
  const sendPdf = pdfAnswers(deps);
  planPdfRoutes(app, deps, sendPdf);
  shoppingPdfRoutes(app, deps, sendPdf);
  substitutionPdfRoutes(app, deps, sendPdf);
  evolutionPdfRoutes(app, deps, sendPdf);
  reportPdfRoutes(app, deps, sendPdf);
}
