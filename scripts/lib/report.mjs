import { readFileSync } from 'node:fs';

/**
 * @param {string} file a JSON report of a test run
 * @returns undefined when the run ended before it could report
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
