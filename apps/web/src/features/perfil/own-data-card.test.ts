import { describe, expect, test } from 'vitest';
import { spaceState, usageText } from './own-data-card.tsx';

const MB = 1_000_000;
const usage = { bytes: 12.4 * MB, registros: 1234, limite_bytes: 5000 * MB, limite_registros: 200_000 };

describe('T50: the space that an account uses', () => {
  test('is shown with its limit', () => {
    expect(usageText(usage)).toBe('12,4 MB de 5 GB · 1.234 registros');
    expect(usageText({ ...usage, registros: 1, limite_bytes: 0 })).toBe('12,4 MB · 1 registro');
    expect(usageText({ ...usage, registros: 190_000 })).toContain('190.000 de 200.000 registros');
  });

  test('is short from nine tenths on, of bytes or of records', () => {
    expect(spaceState(usage).state).toBe('ample');
    expect(spaceState({ ...usage, bytes: 4499 * MB }).state).toBe('ample');
    expect(spaceState({ ...usage, bytes: 4500 * MB }).state).toBe('short');
    expect(spaceState({ ...usage, registros: 180_000 })).toEqual({ share: 0.9, state: 'short' });
    expect(spaceState({ ...usage, bytes: 6000 * MB })).toEqual({ share: 1, state: 'full' });
    expect(spaceState({ ...usage, limite_bytes: 0, limite_registros: 0 })).toEqual({ state: 'ample' });
  });
});
