import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { createChecksum } from '../format/manifest.ts';

export type Contents = Map<string, Buffer>;

/** Everything in a zip, for a test that wants to change some of it. */
export async function contentsOf(file: string): Promise<Contents> {
  const zip = await openPromise(file, { autoClose: false });
  const contents: Contents = new Map();
  for await (const entry of zip.eachEntry())
    contents.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  zip.close();
  return contents;
}

export async function writeContents(file: string, contents: Contents): Promise<void> {
  const zip = new ZipFile();
  for (const [name, content] of contents) zip.addBuffer(content, name);
  zip.end();
  await pipeline(zip.outputStream as Readable, createWriteStream(file));
}

/** A change to the manifest alone. */
export function changeManifest(contents: Contents, change: (manifest: any) => object | undefined): void {
  const manifest = JSON.parse(String(contents.get('manifest.json')));
  contents.set('manifest.json', Buffer.from(JSON.stringify(change(manifest) ?? manifest)));
}

/** A change to an entry that the manifest agrees with: nothing is damaged, and yet something is wrong. */
export function changeEntry(contents: Contents, name: string, change: (text: string) => string): void {
  const content = Buffer.from(change(String(contents.get(name))));
  contents.set(name, content);
  changeManifest(contents, (manifest) => {
    const checksum = createChecksum(name);
    checksum.add(content);
    Object.assign(
      manifest.entries.find((entry: { name: string }) => entry.name === name),
      checksum.entry(),
    );
    return manifest;
  });
}
