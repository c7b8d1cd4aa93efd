import { AppError } from '../../../platform/errors.ts';
import type { Integration } from '../integration.ts';

/** The one configured model writes; no model that draws can be configured beside it. */
export const generateImage: Integration = {
  name: 'GenerateImage',
  async run() {
    throw new AppError('NOT_CONFIGURED', { message: 'Este servidor não gera imagens.' });
  },
};
