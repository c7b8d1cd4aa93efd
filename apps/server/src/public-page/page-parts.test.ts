import { gunzipSync, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sendableParts, sharedPart, textOfParts } from './page-parts.ts';

const style = sharedPart(`<style>${'.açaí{color:red}'.repeat(100)}</style>`);
const script = sharedPart('<script>"pão"</script>');
const body = '<p>Feijão, couve e laranja</p>'.repeat(50);

test.each([
  ['shared and own parts in turn', [style, body, script, 'fim']],
  ['the same shared part twice', [style, style]],
  ['one own part', [body]],
  ['no part', []],
])('a page of %s is one gzip file with the text of all parts', async (_what, parts) => {
  const { inForm } = sendableParts(parts);
  const file = (await inForm('gzip')) as Buffer;
  expect(gunzipSync(file).toString()).toBe(textOfParts(parts));
  // In one member: some browsers read no second one.
  expect(inflateRawSync(file.subarray(10, -8)).toString()).toBe(textOfParts(parts));
});

test('a page is compressed once, and one damaged byte is noticed', async () => {
  const { inForm } = sendableParts([style, body]);
  const file = (await inForm('gzip')) as Buffer;
  expect(await inForm('gzip')).toBe(file);
  const damaged = Buffer.from(file);
  damaged.writeUInt8(file.readUInt8(file.length - 5) ^ 1, file.length - 5);
  expect(() => gunzipSync(damaged)).toThrow('incorrect data check');
});

test('the version of a page follows its text', () => {
  expect(sendableParts([style, body]).etag).toBe(sendableParts([style.text, body]).etag);
  expect(sendableParts([style, body]).etag).not.toBe(sendableParts([style]).etag);
});
