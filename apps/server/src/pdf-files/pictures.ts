import type { Pictures, Sheet } from '@alecrim/pdf';
import { pictureIdIn } from '../files/addresses.ts';
import { paperImage } from '../files/images.ts';
import { findPicture } from '../files/store.ts';
import type { Db } from '../platform/db/tables.ts';

/** The sheet with the names of the pictures that this server stores, and their bytes. A missing one is left out. */
export async function withPictures(db: Db, sheet: Sheet): Promise<{ sheet: Sheet; pictures: Pictures }> {
  const { logo, photo, ...head } = sheet.head;
  const [logoBytes, photoBytes] = await Promise.all([
    storedPicture(db, logo, 'png'),
    storedPicture(db, photo, 'jpeg'),
  ]);
  return {
    sheet: {
      ...sheet,
      head: { ...head, ...(logoBytes && { logo: LOGO }), ...(photoBytes && { photo: PHOTO }) },
    },
    pictures: { ...(logoBytes && { [LOGO]: logoBytes }), ...(photoBytes && { [PHOTO]: photoBytes }) },
  };
}

const LOGO = 'logo.png';
const PHOTO = 'photo.jpg';

/** A picture that cannot be read is left out too: the plan is worth more than its logo. */
async function storedPicture(db: Db, address: string | undefined, format: 'png' | 'jpeg') {
  const id = pictureIdIn(address ?? '');
  const file = id ? await findPicture(db, id) : undefined;
  return file && paperImage(file.bytes, format).catch(() => undefined);
}
