import { stripVTControlCharacters } from 'node:util';
import { readReport } from './report.mjs';

/** @typedef {{ title: string, message: string }} Failure */

/**
 * @param {string} reportFile vitest's JSON report
 * @returns {Failure[]}
 */
export function vitestFailures(reportFile) {
  /** @type {{ name: string, message?: string, status: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[]} */
  const files = readReport(reportFile)?.testResults ?? [];
  return files.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0 && file.status === 'failed') return [failure(file.name, file.message)];
    return tests.map((test) => failure(`${file.name}: ${test.fullName}`, test.failureMessages?.[0]));
  });
}

/** @typedef {{ message?: string, location?: { file: string, line: number } }} PlaywrightError */
/** @typedef {{ title: string, file: string, ok: boolean, tests: { projectName: string, status: string, results: { error?: PlaywrightError }[] }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/**
 * @param {string} reportFile Playwright's JSON report
 * @returns {Failure[]}
 */
export function playwrightFailures(reportFile) {
  return specsOf(readReport(reportFile) ?? {})
    .filter(({ ok }) => !ok)
    .flatMap(({ title, file, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results.map(({ error }) => failure(`[${projectName}] ${file}: ${title}`, described(error))),
      ),
    );
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
export function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {PlaywrightError} [error] */
function described({ message = '', location } = {}) {
  return location ? `${location.file}:${location.line}\n${message}` : message;
}

/**
 * A command that reports nothing explains a failure by what it printed last.
 * @param {string} output
 * @returns {Failure}
 */
export function lastLines(output) {
  return failure('it printed last', output.trimEnd().split('\n').slice(-20).join('\n'));
}

/**
 * @param {string} title
 * @param {string} [message]
 */
function failure(title, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 20);
  return { title, message: lines.map((line) => `    ${line.slice(0, 300)}`).join('\n') };
}
