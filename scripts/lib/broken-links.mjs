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

function pages() {
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true }).map((name) =>
    join('docs', String(name)),
  );
  return ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...inDocs].filter((name) => name.endsWith('.md'));
}
