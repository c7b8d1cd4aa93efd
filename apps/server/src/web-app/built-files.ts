import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { AppError } from '../platform/errors.ts';
import { contentHash, etagOf, memoizedForms, type Sendable } from '../platform/http/responses.ts';

export interface BuiltFile extends Sendable {
  version: string;
  headers: Record<string, string>;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The build writes these beside a file, so that the server never compresses it. */
const packed = { br: '.br', gzip: '.gz' };

/**
 * The files of the built app by path. Only what the folder holds at the start can be asked for, by exactly that path.
 * Each is read once: to find it on the disk for every request costs more than the rest of the request.
 */
export function builtFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const names = new Set(paths.map((path) => path.split(sep).join('/')));
  const served = [...names].filter((name) => /\.(?!html|br|gz)\w+$/.test(name));
  return new Map(served.map((name) => [`/${name}`, builtFile(folder, name, names)]));
}

function builtFile(folder: string, name: string, names: ReadonlySet<string>): BuiltFile {
  const path = join(folder, name);
  // The name of such a file changes with its content.
  const isHashed = name.startsWith('assets/');
  const read = (suffix: string) => readFile(path + suffix).catch(notFound);
  const version = isHashed ? name : contentHash(readFileSync(path));
  return {
    version,
    etag: etagOf(version),
    headers: {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: etagOf(version),
    },
    forms: [...(['br', 'gzip'] as const).filter((form) => names.has(name + packed[form])), 'plain'],
    inForm: memoizedForms((form) => read(form === 'plain' ? '' : packed[form])),
  };
}

/** A newer build may have replaced the folder under a running server. */
function notFound(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new AppError('NOT_FOUND') : error;
}
