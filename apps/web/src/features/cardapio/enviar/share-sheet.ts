/** The system's share sheet: where a finger points, a sheet leads to WhatsApp. On a desk it rarely does. */
const hasFinger = () => matchMedia('(pointer: coarse)').matches;

export const canShareFile = (file: File): boolean =>
  hasFinger() && navigator.canShare?.({ files: [file] }) === true;

export const canShareText = (text: string): boolean => hasFinger() && navigator.canShare?.({ text }) === true;

/** `late`: the press is too long ago, and the browser wants another one. */
export type Shared = 'shared' | 'cancelled' | 'late';

/** Opens the share sheet; call it in a press. Other failures are thrown. */
export async function shareSheet(shared: ShareData): Promise<Shared> {
  try {
    await navigator.share(shared);
    return 'shared';
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'AbortError') return 'cancelled';
    if (name === 'NotAllowedError') return 'late';
    throw error;
  }
}
