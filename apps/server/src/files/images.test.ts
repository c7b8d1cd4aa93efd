import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { keyedMutex } from '../platform/keyed-mutex.ts';
import { webImage as webImageOf } from './images.ts';
import { aJpeg, aPhonePhoto, aPicture, aPng, aWebp, notPictures } from './testing/pictures.ts';

const webImage = (source: Buffer) => webImageOf(source, 'ana');

describe('a picture that is encoded again', () => {
  test.each([
    ['PNG', aPng],
    ['JPEG', aJpeg],
    ['WebP', aWebp],
  ])('%s becomes WebP of the same size', async (_name, make) => {
    const { bytes, width, height } = await webImage(await make({ width: 40, height: 30 }));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
    expect({ width, height }).toEqual({ width: 40, height: 30 });
  });

  test('a large picture is reduced to 1024 pixels and keeps its proportions', async () => {
    expect(await webImage(await aPng({ width: 3000, height: 1500 }))).toMatchObject({
      width: 1024,
      height: 512,
    });
    expect(await webImage(await aJpeg({ width: 600, height: 2048 }))).toMatchObject({
      width: 300,
      height: 1024,
    });
  });

  test('T37 a phone photo is turned upright and loses its camera and location data', async () => {
    const photo = await aPhonePhoto();
    expect(await sharp(photo).metadata()).toMatchObject({ width: 100, height: 50, orientation: 6 });
    expect(photo.includes('Camera-Secreta')).toBe(true);

    const { bytes, width, height } = await webImage(photo);
    expect({ width, height }).toEqual({ width: 50, height: 100 });
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(bytes.includes('Camera-Secreta')).toBe(false);
  });

  test('a logo keeps its transparent background', async () => {
    const logo = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer();
    const { bytes } = await webImage(logo);
    const [pixel] = await sharp(bytes).ensureAlpha().extractChannel(3).raw().toBuffer();
    expect(pixel).toBe(0);
  });

  test('an animation is reduced to its first picture', async () => {
    const pictures = [await aPng({ colour: 'red' }), await aPng({ colour: 'blue' })];
    const frames = await sharp(pictures, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { bytes, height } = await webImage(frames);
    expect(height).toBe(30);
    expect((await sharp(bytes).metadata()).pages).toBeUndefined();
  });

  test.each(Object.entries(notPictures))('T37 %s is refused as a picture', async (_name, content) => {
    await expect(webImage(Buffer.from(content, 'latin1'))).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
  });

  test('T37 half a picture and the first bytes of a picture are refused', async () => {
    const noise = aPicture({ width: 300, height: 300 }).composite([
      { input: await noisy(300), blend: 'over' },
    ]);
    for (const whole of [
      await noise.jpeg().toBuffer(),
      await noise.png().toBuffer(),
      await noise.webp().toBuffer(),
    ]) {
      const half = whole.subarray(0, Math.floor(whole.length / 2));
      await expect(webImage(half)).rejects.toMatchObject({ code: 'INVALID_IMAGE', status: 422 });
      await expect(webImage(whole.subarray(0, 12))).rejects.toMatchObject({ code: 'INVALID_IMAGE' });
    }
  });

  test('T37 a small file that would unpack into 56 megapixels is refused', async () => {
    const bomb = await aPng({ width: 8000, height: 7000 });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const message = 'A imagem é grande demais: use uma com até 50 megapixels.';
    await expect(webImage(bomb)).rejects.toMatchObject({ code: 'INVALID_IMAGE', message });
  });
});

describe('the queue for pictures', () => {
  test('an account that sends many pictures delays itself only', async () => {
    const picture = await aPng();
    let ofAna = 0;
    const rush = Array.from({ length: 60 }, () =>
      webImageOf(picture, 'ana').then(
        () => ofAna++,
        () => 0,
      ),
    );
    await webImageOf(picture, 'bia');
    // The one that was at work.
    expect(ofAna).toBeLessThan(3);
    await Promise.all(rush);
  });

  test('runs one task at a time, and a failed task does not stop the others', async () => {
    const mutex = keyedMutex(10);
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await new Promise(setImmediate);
      log.push(`${name} ends`);
      if (name === 'b') throw new Error('b fails');
      return name;
    };
    const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => mutex('picture', work(name))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  test('refuses a task when it is full and accepts tasks again later', async () => {
    const mutex = keyedMutex(1);
    const gate = manualGate();
    const first = mutex('picture', () => gate.promise);
    const second = mutex('picture', async () => 'second');
    await expect(mutex('picture', async () => 'third')).rejects.toMatchObject({
      code: 'OVERLOADED',
      status: 503,
    });
    gate.resolve();
    await first;
    expect(await second).toBe('second');
    expect(await mutex('picture', async () => 'later')).toBe('later');
  });
});

function manualGate() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const noisy = (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
