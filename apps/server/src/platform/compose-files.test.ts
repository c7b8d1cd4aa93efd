import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, settingNames } from './config.ts';

const root = join(import.meta.dirname, '../../../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

interface Service {
  ports?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  stop_grace_period?: string;
  deploy?: { replicas: number };
}

/** The values of `.env` that an operator has to fill in. */
const filledIn: Record<string, string> = { DOMAIN: 'cardapios.example', POSTGRES_PASSWORD: 'segredo' };

/** As compose replaces variables: `${NAME}`, `${NAME:-default}`, `${NAME:?message}`, the innermost first. */
function substituted(text: string): string {
  const replaced = text.replaceAll(
    /\$\{(\w+)(?::([-?])([^${}]*))?\}/g,
    (_, name, kind, rest) => filledIn[name] ?? (kind === '-' ? rest : ''),
  );
  return replaced === text ? text : substituted(replaced);
}

/** As compose merges its files: lists are joined, mappings are merged, `!reset` removes. */
function merged(one: unknown, other: unknown): unknown {
  if (other === null) return undefined;
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
  if (!isMapping(one) || !isMapping(other)) return other;
  const both = Object.entries(other).map(([key, value]) => [key, merged(one[key], value)]);
  return { ...one, ...Object.fromEntries(both) };
}

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const composed = (...files: string[]) =>
  files.map((file) => parse(substituted(textOf(file)).replace('!reset []', 'null'))).reduce(merged) as {
    services: Record<'alecrim' | 'caddy' | 'database', Service>;
  };

const kinds = {
  'on this computer': ['compose.yaml'],
  online: ['compose.yaml', 'compose.online.yaml'],
  'with three processes': ['compose.yaml', 'compose.online.yaml', 'compose.many.yaml'],
};

test.each(Object.entries(kinds))(
  'compose %s gives the server settings that it knows and accepts',
  (_, files) => {
    const { environment = {} } = composed(...files).services.alecrim;
    const theirs = ['RCLONE_CONFIG'];
    expect(Object.keys(environment).filter((name) => ![...settingNames, ...theirs].includes(name))).toEqual(
      [],
    );
    // An empty value is what compose passes for a variable that `.env` does not set.
    const passed = Object.entries(environment).map(([name, value]) => [name, String(value ?? '')]);
    const config = readConfig(Object.fromEntries(passed));
    if (files.length > 1)
      expect(config).toMatchObject({
        publicUrl: 'https://cardapios.example',
        databaseUrl: expect.stringContaining('postgres://alecrim:segredo@'),
      });
  },
);

test.each(Object.entries(kinds))(
  'compose %s names files that exist, and waits for the end of a stop',
  (_, files) => {
    const { services } = composed(...files);
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes);
    for (const path of mounted.filter((volume) => volume.startsWith('./')))
      expect(existsSync(join(root, path.split(':')[0] ?? '')), path).toBe(true);
    const { environment, stop_grace_period = '' } = services.alecrim;
    const drain = Number(environment?.DRAIN_SECONDS || 0);
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(drain + 10);
  },
);

test('three processes ask for no port of the machine, and Caddy asks all of them', () => {
  const { alecrim, caddy } = composed(...kinds['with three processes']).services;
  expect([alecrim.deploy?.replicas, alecrim.ports]).toEqual([3, undefined]);
  expect(composed(...kinds.online).services.alecrim.ports).toHaveLength(1);
  // The later mount of the same file counts.
  const [own = ''] =
    caddy.volumes?.findLast((volume) => volume.includes('/etc/caddy/Caddyfile'))?.split(':') ?? [];
  expect(textOf(own)).toMatch(/dynamic a alecrim 3000\b/);
  expect(textOf('Dockerfile')).toMatch(/^ENV .*PORT=3000\b/m);
});
