import sharp from 'sharp';

export interface PictureOptions {
  width?: number;
  height?: number;
  colour?: string;
}

/** A plain picture of one colour. */
export function aPicture({ width = 40, height = 30, colour = '#3f7d58' }: PictureOptions = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

export const aPng = (options?: PictureOptions): Promise<Buffer> => aPicture(options).png().toBuffer();
export const aJpeg = (options?: PictureOptions): Promise<Buffer> => aPicture(options).jpeg().toBuffer();
export const aWebp = (options?: PictureOptions): Promise<Buffer> => aPicture(options).webp().toBuffer();

/** As a phone held upright stores it: lying on its side, with the place and the camera written inside. */
export const aPhonePhoto = (): Promise<Buffer> =>
  aPicture({ width: 100, height: 50 })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera-Secreta', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Files that are no picture of ours, whatever they are called. */
export const notPictures: Record<string, string> = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  html: '<!doctype html><script>alert(1)</script>',
  pdf: '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n',
  gif: 'GIF89a\x01\x00\x01\x00\x00\x00\x00;',
  text: 'só texto',
};
