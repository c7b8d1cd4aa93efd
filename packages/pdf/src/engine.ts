import { type Compile, nativeCompiler, portableCompiler } from './compilers.ts';
import { plain } from './plain.ts';
import type { Pictures, Sheet } from './sheet.ts';

let compiler: Promise<Compile> | undefined;

/** Loaded with the first file: the compiler and its fonts take some 40 MB of memory. */
async function bestCompiler(): Promise<Compile> {
  try {
    return nativeCompiler();
  } catch {
    return portableCompiler();
  }
}

/** Makes the file. The texts are data that the template reads: they are never compiled. */
export async function pdfOf(sheet: Sheet, pictures: Pictures = {}): Promise<Uint8Array> {
  compiler ??= bestCompiler();
  return compileSheet(await compiler, sheet, pictures);
}

export function compileSheet(compile: Compile, sheet: Sheet, pictures: Pictures = {}): Uint8Array {
  const data = Buffer.from(JSON.stringify(plain(sheet)));
  return compile(new Map([...Object.entries(pictures), ['sheet.json', data]]));
}
