import { vi } from 'vitest';

/** What takes a moment: asked again until it holds. A busy machine is slow, not wrong. */
export const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 40_000, interval: 50 });
