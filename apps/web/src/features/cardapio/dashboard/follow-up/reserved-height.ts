import { FOLLOW_UP_HEIGHT, pageStorage } from '../../../../lib/storage.ts';

/** The height that the lists had at the last visit in a window of this width: it is kept free until they have loaded. */
export function reservedHeight(): number {
  try {
    const [width, height] = JSON.parse(pageStorage()?.getItem(FOLLOW_UP_HEIGHT) ?? '[]') as number[];
    return width === window.innerWidth && Number.isFinite(height) ? Number(height) : 0;
  } catch {
    return 0;
  }
}

export function rememberHeight(height: number): void {
  try {
    pageStorage()?.setItem(FOLLOW_UP_HEIGHT, JSON.stringify([window.innerWidth, height]));
  } catch {
    // A full storage only means that the page moves once.
  }
}
