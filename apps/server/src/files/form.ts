import { isCleanText } from '@alecrim/domain';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { fileBounds } from '../platform/http/bounds.ts';

interface UploadedFile {
  field: string;
  filename: string;
  bytes: Buffer;
}

/** A multipart form: its fields as text, whatever they look like, and its file. */
interface Form {
  fields: Record<string, string>;
  file?: UploadedFile;
}

export async function readForm(request: FastifyRequest, maxFileBytes: number): Promise<Form> {
  if (!request.isMultipart()) return { fields: {} };
  const length = Number(request.headers['content-length'] ?? maxFileBytes);
  // Refused before anything is read: the sender should not upload a gigabyte to learn that it is too large.
  if (length > maxFileBytes + fileBounds.fields) throw new AppError('TOO_LARGE');
  const form = await readParts(request, maxFileBytes);
  request.admission.bodyArrived();
  return form;
}

async function readParts(request: FastifyRequest, fileSize: number): Promise<Form> {
  const form: Form = { fields: {} };
  const hold = (bytes: number) => request.admission.hold(bytes);
  let failure: AppError | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize } })) {
      if (part.type === 'file') form.file = await fileOf(part, hold);
      // The rest is still read: a form left half-read would leave its sender hanging.
      else failure ??= takeField(form, part, hold);
    }
  } catch (error) {
    throw isFailureWithStatus(error) ? error : new AppError('BAD_REQUEST', { cause: error });
  }
  if (failure) throw failure;
  return form;
}

/** Counts what has arrived, not what was announced. */
async function fileOf(part: MultipartFile, hold: (bytes: number) => void): Promise<UploadedFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    hold(chunk.length);
    chunks.push(chunk);
  }
  if (part.file.truncated) throw new AppError('TOO_LARGE');
  return { field: part.fieldname, filename: part.filename ?? '', bytes: Buffer.concat(chunks) };
}

function takeField(
  { fields }: Form,
  part: MultipartValue,
  hold: (bytes: number) => void,
): AppError | undefined {
  if (part.valueTruncated) return new AppError('TOO_LARGE');
  const text = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
  if (!isCleanText(text) || !isCleanText(part.fieldname))
    return new AppError('VALIDATION_ERROR', { message: 'O texto contém caracteres inválidos.' });
  hold(text.length);
  fields[part.fieldname] = text;
  return undefined;
}

/** The parser's own complaints about a broken form carry no status. */
const isFailureWithStatus = (error: unknown): boolean =>
  error instanceof AppError || typeof (error as { statusCode?: unknown }).statusCode === 'number';
