import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Wire } from './connection.ts';

const arrivesWithinMs = 20_000;

/** The error of each finished download; null means success. */
export type Ends = Map<string, string | null>;

/** A file that the page saved. */
export function createArtifact(wire: Wire, parent: string, path: string, ends: Ends) {
  const guid = `artifact-${path}`;
  const end = async () => {
    const deadline = Date.now() + arrivesWithinMs;
    while (!ends.has(path) && Date.now() < deadline) await sleep(20);
    return ends.has(path) ? ends.get(path) : 'The download did not end.';
  };
  const stream = async () => {
    const failure = await end();
    if (failure) throw new Error(failure);
    let rest = existsSync(path) ? readFileSync(path).toString('base64') : '';
    const read = () => {
      const binary = rest;
      rest = '';
      return { binary };
    };
    return {
      stream: wire.create(guid, 'Stream', `${guid}-stream-${Date.now()}`, {}, { read, close: () => {} }),
    };
  };
  return wire.create(
    parent,
    'Artifact',
    guid,
    { absolutePath: path },
    {
      stream,
      saveAsStream: stream,
      failure: async () => ({ error: (await end()) ?? undefined }),
      delete: () => {},
    },
  );
}
