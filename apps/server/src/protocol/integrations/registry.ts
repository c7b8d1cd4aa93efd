import { createFileSignedUrl } from './core/create-file-signed-url.ts';
import { extractData } from './core/extract-data.ts';
import { generateImage } from './core/generate-image.ts';
import { invokeLlm } from './core/invoke-llm.ts';
import { sendEmail } from './core/send-email.ts';
import { uploadFile } from './core/upload-file.ts';
import { uploadPrivateFile } from './core/upload-private-file.ts';
import type { Integration } from './integration.ts';

export const core: readonly Integration[] = [
  uploadFile,
  uploadPrivateFile,
  createFileSignedUrl,
  sendEmail,
  invokeLlm,
  extractData,
  generateImage,
];

export const coreIntegrationNamed = (name: string): Integration | undefined =>
  core.find((candidate) => candidate.name === name);
