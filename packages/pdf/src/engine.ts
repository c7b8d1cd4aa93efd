import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { plain } from './plain.ts';
import type { Pictures, Sheet } from './sheet.ts';

// By package name: the bundled server is in another folder than its sources.
const require = createRequire(import.meta.url);
const fontFiles = [
  'NotoSans-Regular.ttf',
  'NotoSans-SemiBold.ttf',
  'SourceSerif4-SemiBold.ttf',
  'NotoEmoji-Regular.ttf',
  'DejaVuSans.ttf',
];
const main = require.resolve('@alecrim/pdf/typst/sheet.typ');
const inFolder = (name: string) => join(dirname(main), name);

let compiler: NodeCompiler | undefined;

/** Loaded with the first file: the compiler and its fonts take some 40 MB of memory. */
function loaded(): NodeCompiler {
  if (compiler) return compiler;
  const typst =
    require('@myriaddreamin/typst-ts-node-compiler') as typeof import('@myriaddreamin/typst-ts-node-compiler');
  const fontBlobs = fontFiles.map((name) => readFileSync(require.resolve(`@alecrim/pdf/fonts/${name}`)));
  compiler = typst.NodeCompiler.create({ workspace: dirname(main), fontArgs: [{ fontBlobs }] });
  return compiler;
}

/** Makes the file. The texts are data that the template reads: they are never compiled. */
export function pdfOf(sheet: Sheet, pictures: Pictures = {}): Uint8Array {
  const typst = loaded();
  typst.resetShadow();
  for (const [name, bytes] of Object.entries(pictures)) typst.mapShadow(inFolder(name), Buffer.from(bytes));
  typst.mapShadow(inFolder('sheet.json'), Buffer.from(JSON.stringify(plain(sheet))));
  const outcome = typst.compile({ mainFilePath: main });
  try {
    if (!outcome.result) throw new Error(`the PDF was not made: ${problemsIn(typst, outcome)}`);
    return exported(typst, outcome.result);
  } finally {
    // Otherwise the memory of every file so far would stay.
    typst.evictCache(0);
  }
}

/** For screen readers as PDF/UA asks; where a letter is in no font, the standard refuses it, so with tags alone. */
function exported(typst: NodeCompiler, document: NodeTypstDocument): Uint8Array {
  try {
    return typst.pdf(document, { pdfStandard: 'ua-1' });
  } catch {
    return typst.pdf(document, {});
  }
}

function problemsIn(typst: NodeCompiler, outcome: ReturnType<NodeCompiler['compile']>): string {
  const error = outcome.takeError();
  return error ? JSON.stringify(typst.fetchDiagnostics(error)).slice(0, 2_000) : 'no reason was given';
}
