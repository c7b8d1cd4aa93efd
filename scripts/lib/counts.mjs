import { lastLines, playwrightFailures, specsOf, vitestFailures } from './failures.mjs';
import { readReport } from './report.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number, parts?: string, failures?: import('./failures.mjs').Failure[] }} Counts */

/**
 * @param {string} reportFile vitest's JSON report
 * @param {boolean} ok whether the run itself says that it succeeded
 * @returns {Counts}
 */
export function vitestCounts(reportFile, ok) {
  const report = readReport(reportFile);
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report?.testResults ?? [];
  // A test file that cannot be loaded has no tests but counts as a failure.
  const brokenFiles = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return honest(ok, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: vitestFailures(reportFile),
  });
}

/**
 * @param {string} reportFile Playwright's JSON report
 * @param {boolean} ok whether the run itself says that it succeeded
 * @returns {Counts}
 */
export function playwrightCounts(reportFile, ok) {
  const report = readReport(reportFile) ?? {};
  const { stats } = report;
  return honest(ok, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
    parts: passedByProject(report),
    failures: playwrightFailures(reportFile),
  });
}

/** @param {import('./failures.mjs').Suite} report */
function passedByProject(report) {
  /** @type {Map<string, number>} */
  const passed = new Map();
  for (const { tests } of specsOf(report)) {
    for (const { projectName, status } of tests) {
      if (status === 'expected') passed.set(projectName, (passed.get(projectName) ?? 0) + 1);
    }
  }
  return [...passed].map(([project, count]) => `${project} ${count}`).join(', ');
}

/**
 * @param {boolean} ok
 * @param {string} [output] of the command
 * @returns {Counts}
 */
export function stepCounts(ok, output = '') {
  const failures = ok || output === '' ? [] : [lastLines(output)];
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures };
}

/**
 * @param {Counts} total
 * @returns {string} the closing line of a test run
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}

/**
 * A run that failed without a failed test (a crash, a time limit), or that ran nothing, is a failure.
 * @param {boolean} ok
 * @param {Counts} counts
 */
function honest(ok, counts) {
  const hasFailedUnseen = counts.failed === 0 && (!ok || counts.passed === 0);
  return hasFailedUnseen ? { ...counts, failed: 1 } : counts;
}
