import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

/**
 * Links between the pages of the documentation that lead to no file.
 * @returns {string[]} each as `page: link`
 */
export function brokenLinks() {
  return pages().flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(
      ([, link, source]) => link ?? source ?? '',
    );
    const files = links
      .filter((link) => !/^(https?:|mailto:|#)/.test(link))
      .map((link) => link.replace(/#.*/, ''));
    return files
      .filter((file) => !existsSync(join(root, dirname(page), file)))
      .map((file) => `${page}: ${file}`);
  });
}

const folders = ['apps', 'packages', 'e2e', 'scripts', 'faults', 'bench', 'docs', 'deploy'];

/**
 * Files of the project that a page names by a path, whole or its end, and that do not exist.
 * @returns {string[]} each as `page: path`
 */
export function missingFiles() {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `/${folder}/${String(name).replaceAll('\\', '/')}`)
      .filter((name) => !/\/(node_modules|dist)\//.test(name)),
  );
  const isMissing = (/** @type {string} */ path) =>
    !existsSync(join(root, path)) && !files.some((file) => file.endsWith(`/${path}`));
  return pages().flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    // History: what it names is gone.
    if (page === 'CHANGELOG.md' || /Status: superseded/.test(text)) return [];
    const paths = [
      ...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\.(?:tsx?|m?js|css|html|json|ya?ml|md))`/g),
    ].map(([, path]) => path ?? '');
    return paths
      .filter((path) => !/^DATA_DIR|NNNN/.test(path) && isMissing(path))
      .map((path) => `${page}: ${path}`);
  });
}

function pages() {
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true }).map((name) =>
    join('docs', String(name)),
  );
  return ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...inDocs].filter((name) => name.endsWith('.md'));
}
