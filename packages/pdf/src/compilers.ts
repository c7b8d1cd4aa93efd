import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

/** Compiles the template with these files beside it, and returns the PDF file. */
export type Compile = (files: ReadonlyMap<string, Uint8Array>) => Uint8Array;

// By package name: the bundled server is in another folder than its sources.
const require = createRequire(import.meta.url);
const MAIN = 'sheet.typ';
const main = require.resolve(`@alecrim/pdf/typst/${MAIN}`);
const folder = dirname(main);

const fonts = () =>
  [
    'NotoSans-Regular.ttf',
    'NotoSans-SemiBold.ttf',
    'SourceSerif4-SemiBold.ttf',
    'NotoEmoji-Regular.ttf',
    'DejaVuSans.ttf',
  ].map((name) => readFileSync(require.resolve(`@alecrim/pdf/fonts/${name}`)));

const notMade = (problems: unknown) =>
  new Error(`the PDF was not made: ${JSON.stringify(problems ?? 'no reason was given').slice(0, 2_000)}`);

/** Throws where its native program is not installed: it does not exist for every platform. */
export function nativeCompiler(): Compile {
  const typst =
    require('@myriaddreamin/typst-ts-node-compiler') as typeof import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = typst.NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts() }] });
  return (files) => {
    compiler.resetShadow();
    for (const [name, bytes] of files) compiler.mapShadow(join(folder, name), Buffer.from(bytes));
    const outcome = compiler.compile({ mainFilePath: main });
    try {
      if (outcome.result) return exported(compiler, outcome.result);
      const error = outcome.takeError();
      throw notMade(error && compiler.fetchDiagnostics(error));
    } finally {
      // Otherwise the memory of every file so far would stay.
      compiler.evictCache(0);
    }
  };
}

/** For screen readers as PDF/UA asks; where a letter is in no font, the standard refuses it, so with tags alone. */
function exported(compiler: NodeCompiler, document: NodeTypstDocument): Uint8Array {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch {
    return compiler.pdf(document, {});
  }
}

// Of the compiler's ways to describe a problem: as objects.
const DIAGNOSTICS_AS_OBJECTS = 3;

/** The same compiler as WebAssembly: slower, keeps memory of every file, cannot claim PDF/UA, and runs everywhere. */
export async function portableCompiler(): Promise<Compile> {
  const typst = await import('@myriaddreamin/typst-ts-web-compiler');
  typst.initSync({ module: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
  const builder = new typst.TypstCompilerBuilder();
  // It reads no files but those that it is given.
  builder.set_dummy_access_model();
  for (const font of fonts()) await builder.add_raw_font(font);
  const compiler = await builder.build();
  const template = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const);
  return (files) => {
    compiler.reset_shadow();
    for (const [name, bytes] of [...template, ...files]) compiler.map_shadow(`/${name}`, bytes);
    const { result, diagnostics } = compiler.compile(`/${MAIN}`, undefined, 'pdf', DIAGNOSTICS_AS_OBJECTS);
    if (!result) throw notMade(diagnostics);
    return result;
  };
}
