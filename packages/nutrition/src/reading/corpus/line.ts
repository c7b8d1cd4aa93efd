import type { Status } from '../answer.ts';

/**
 * A line and what it must be read as. Each further string is one counted food, "id least-most" in grams, with "?" at
 * the end where the reading must be unsure and "~" where it may be; "| id" is an alternative that must be offered.
 */
export type Line = readonly [text: string, status: Status, ...foods: string[]];
