import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, settingNames } from './config.ts';
import { encryptionWarning } from './db/postgres.ts';

// The tests read these short files as text: a YAML parser would be a dependency for four assertions.
const root = join(import.meta.dirname, '../../../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const allIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => String(found));

const dockerfile = textOf('Dockerfile');
const composeFiles = ['compose.yaml', 'compose.online.yaml'];
const composed = composeFiles.map(textOf).join('\n');
const example = textOf('.env.example');

/** What compose and the programs beside Alecrim know by themselves. */
const theirs = [
  'COMPOSE_FILE',
  'DOMAIN',
  'EXTRA_PACKAGES',
  'MALLOC_ARENA_MAX',
  'NODE_ENV',
  'POSTGRES_PASSWORD',
  'RCLONE_CONFIG',
];

/** The environment of one service: the deeper lines after `environment:`. */
const environmentOf = (file: string, service: string) => {
  const [, block = ''] = textOf(file).split(new RegExp(`^  ${service}:$`, 'm'));
  const [, after = ''] = (block.split(/^ {2}\S/m)[0] ?? '').split(/^ {4}environment:\n/m);
  return allIn(after.split(/^ {4}\S/m)[0] ?? '', /^ {6}([A-Z_]+):/gm);
};

/** The packages that the server's program imports, its own parts included. Types leave no import behind. */
const packagesOfServer = [
  'apps/server',
  'packages/document',
  'packages/domain',
  'packages/nutrition',
  'packages/pdf',
]
  .flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, 'src', file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|public-page\/browser\//.test(file))
  .flatMap((file) =>
    allIn(
      textOf(file).replaceAll(/^import type [^;]*;/gm, ''),
      /(?:from|import\(?) ?'((?:@[^/']+\/)?[a-z][^/']*)/g,
    ),
  );

describe('the container image', () => {
  test('copies only paths that exist and that .dockerignore lets through', () => {
    const sources = allIn(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((line) => line.split(' '));
    expect(sources).toContain('package-lock.json');
    const allowed = allIn(textOf('.dockerignore'), /^!(\S+)$/gm);
    for (const source of sources) {
      expect([source, existsSync(join(root, source))]).toEqual([source, true]);
      expect([source, allowed.includes(source.split('/')[0] ?? '')]).toEqual([source, true]);
    }
    for (const name of allowed) expect([name, existsSync(join(root, name))]).toEqual([name, true]);
  });

  test('has the package.json of every workspace, so that npm installs the versions of the lock file', () => {
    const { packages } = JSON.parse(textOf('package-lock.json'));
    const workspaces = Object.keys(packages).filter((path) => /^(apps|packages)\/[^/]+$/.test(path));
    expect(workspaces.length).toBeGreaterThan(3);
    for (const path of workspaces) expect(dockerfile).toContain(`COPY ${path}/package.json ${path}/`);
  });

  test('has the fonts and the template of PDF files beside the built server', () => {
    const image = dockerfile.slice(dockerfile.indexOf('COPY --from=build'));
    for (const folder of ['fonts', 'typst'])
      expect(image).toContain(`COPY packages/pdf/${folder} packages/pdf/${folder}`);
  });

  test('leaves out only packages that are bundled or that the server never imports', () => {
    const [removed = ''] = allIn(dockerfile, /rm -rf ((?:@?[a-z-]+\*? ?)+)$/gm);
    expect(removed.split(' ')).toEqual(expect.arrayContaining(['kysely', 'vite']));
    const [bundled = ''] = allIn(textOf('apps/server/vite.config.ts'), /noExternal: \[(.*)\]/g);
    for (const name of removed.split(' ').filter((name) => !bundled.includes(`'${name}'`)))
      expect(packagesOfServer).not.toContain(name);
    expect(packagesOfServer).toEqual(expect.arrayContaining(['fastify', 'kysely', 'react-dom', 'sharp']));
  });

  test('has every package of the server in the folder that it copies', () => {
    const { packages } = JSON.parse(textOf('package-lock.json'));
    const beside = allIn(
      Object.keys(packages).join('\n'),
      /^(?:apps\/server|packages\/[^/]+)\/node_modules\/((?:@[^/\n]+\/)?[^/\n]+)$/gm,
    );
    expect(packagesOfServer.filter((name) => beside.includes(name))).toEqual([]);
  });

  test('finds the programs of a package for every machine in the lock file', () => {
    const { packages } = JSON.parse(textOf('package-lock.json'));
    const names = Object.keys(packages);
    const missing = Object.values<{ optionalDependencies?: object }>(packages)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => !names.some((path) => path.endsWith(`node_modules/${name}`)));
    expect(missing).toEqual([]);
  });

  test('has the certificates of authorities wherever it has an upload program', () => {
    expect(dockerfile).toMatch(/apt-get install .* ca-certificates \$EXTRA_PACKAGES/);
  });

  test('holds the built files of the patient page, which the server reads by the name of its package', () => {
    const reader = textOf('apps/server/src/public-page/html-page.ts');
    expect(allIn(reader, /`(@alecrim\/[^$]+)/g)).toEqual(['@alecrim/server/dist/browser/']);
    const [, image = ''] = dockerfile.split(/^FROM \$\{NODE_IMAGE\}$/m);
    expect(image).toMatch(/^COPY --from=build \/app\/(apps\/server\/dist) \1$/m);
    expect(image).toMatch(/^COPY apps\/server\/package.json apps\/server\/$/m);
    expect(dockerfile).not.toMatch(/rm -rf .*@alecrim/);
  });

  test('holds the description of the API, which the server sends', () => {
    expect(textOf('apps/server/src/protocol/openapi/routes.ts')).toContain('../docs/openapi.json');
    expect(dockerfile.split(/^FROM /m).at(-1)).toMatch(/^COPY docs\/openapi.json docs\/$/m);
  });

  test('starts the built server as a user without privileges, with known settings only', () => {
    expect(dockerfile).toMatch(/^USER 1000:1000$/m);
    expect(dockerfile).toMatch(/^CMD .*"apps\/server\/dist\/main\.js"\]$/m);
    const names = allIn(allIn(dockerfile, /^ENV (.+)$/gm).join(' '), /(\w+)=/g);
    expect(names).toContain('DATA_DIR');
    for (const name of names) expect([...settingNames, ...theirs]).toContain(name);
    // Node is new enough for the packages.
    const [, node] = /^ARG NODE_IMAGE=.*node:(\d+)/m.exec(dockerfile) ?? [];
    expect(Number(node)).toBeGreaterThanOrEqual(20);
  });
});

describe('the compose files', () => {
  test.each(composeFiles)('%s sets only settings that the server knows', (file) => {
    const names = environmentOf(file, 'alecrim');
    expect(names).toContain('PUBLIC_URL');
    for (const name of names) expect([...settingNames, ...theirs]).toContain(name);
  });

  test('pass every setting that an operator may want to change', () => {
    // Set by the image, or by compose.online.yaml; the last ones are for developers and for servers without containers.
    const fixed = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'TRUST_PROXY', 'WEB_DIST'];
    const elsewhere = [...fixed, 'ALECRIM_DEMO', 'ALECRIM_SETTINGS'];
    const passed = environmentOf('compose.yaml', 'alecrim');
    expect(settingNames.filter((name) => !passed.includes(name) && !elsewhere.includes(name))).toEqual([]);
  });

  test('use only variables of .env.example and files that exist', () => {
    const used = allIn(composed, /\$\{(\w+)/g);
    for (const name of new Set(used)) expect(example).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
    for (const name of allIn(example, /^#? ?([A-Z_]+)=/gm))
      expect([name, used.includes(name) || name === 'COMPOSE_FILE']).toEqual([name, true]);
    for (const path of allIn(composed, /^ +- \.\/(\S+?):/gm)) expect(existsSync(join(root, path))).toBe(true);
    const [files = ''] = allIn(example, /^COMPOSE_FILE=(.*)$/gm);
    expect(files.split(':')).toEqual(composeFiles);
  });

  test('have no default value for a secret', () => {
    for (const name of ['POSTGRES_PASSWORD', 'DOMAIN'])
      for (const use of allIn(composed, new RegExp(`\\$\\{(${name}[^}]*)\\}`, 'g')))
        expect(use).toMatch(/:\?/);
    expect(composed).toMatch(/\$\{SMTP_URL:-\}/);
    expect(example).not.toMatch(/^(POSTGRES_PASSWORD|DOMAIN|SMTP_URL)=./m);
  });

  test('give the server a read-only root file system and no privileges', () => {
    const [server = ''] = textOf('compose.yaml').split(/^volumes:/m);
    expect(server).toContain('read_only: true');
    expect(server).toContain('cap_drop: [ALL]');
    expect(server).toContain('no-new-privileges:true');
    expect(server).toMatch(/"127\.0\.0\.1:/);
  });

  test('build a database address that the server accepts without a warning', () => {
    const [address = ''] = allIn(composed, /DATABASE_URL: (\S.*)$/gm);
    const DATABASE_URL = address.replace(/\$\{POSTGRES_PASSWORD[^}]*\}/, 'segredo');
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    expect(encryptionWarning(DATABASE_URL)).toBeUndefined();
  });
});
