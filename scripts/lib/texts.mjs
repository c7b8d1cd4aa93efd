import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { root } from './root.mjs';

/** @typedef {{ file: string, line: number, text: string }} Text */

// Where texts for people are: screens, the patient's page and paper, mails, failures, labels, reasons.
const folders = [
  'apps/web/src',
  'apps/server/src/public-page',
  'apps/server/src/platform/mail',
  'apps/server/src/protocol/functions',
  'apps/server/src/accounts',
  'packages/document/src',
  'packages/domain/src',
  'packages/nutrition/src/reading',
  'packages/nutrition/src/rescale',
  'packages/client/src/errors.ts',
];

/** Every text that a person can read on a screen, in a mail or on paper, with its place. */
export function allTexts() {
  return sourceFiles().flatMap((file) => textsIn(file, readFileSync(join(root, file), 'utf8')));
}

/** @returns {string[]} */
export function sourceFiles() {
  return folders
    .flatMap((folder) => (folder.endsWith('.ts') ? [folder] : filesIn(folder)))
    .filter((file) => /\.tsx?$/.test(file))
    .filter(
      (file) =>
        !/\.test\.|\/testing|testing-|starter-library|\/corpus\/|-patterns|common-passwords/.test(file),
    )
    .sort();
}

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

/**
 * @param {string} file
 * @param {string} source
 * @returns {Text[]}
 */
export function textsIn(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {Text[]} */
  const found = [];
  const lineAt = (/** @type {number} */ place) => source.slice(0, place).split('\n').length;
  const take = (/** @type {string} */ text, /** @type {any} */ node) => {
    const shown = text.replace(/\s+/g, ' ').trim();
    if (isForPeople(shown)) found.push({ file, line: lineAt(node.start), text: shown });
  };
  visit(program, take);
  return found;
}

// What stands in these attributes, calls and properties is for programs.
const TECHNICAL_ATTRIBUTES =
  /^(className|class|style|type|role|id|name|key|d|viewBox|rel|target|href|to|side|look|size|inputMode|autoComplete|method|http-equiv|property|lang|value|mode|entity)$|ClassName$/;
const TECHNICAL_CALLS =
  /^(cn|cva|clsx|querySelector(All)?|getElementById|addEventListener|removeEventListener|matchMedia|createElement|setAttribute|getAttribute|sql|ref|RegExp|test|regex|replace|split|join|import|closest|matches|setProperty|removeProperty|startsWith|endsWith|includes|invoke|register|header|get|set|has|on|emit|mutationKey|queryKey|encode)$/;
const TECHNICAL_KEYS =
  /^(queryKey|mutationKey|className|dialogClassName|code|action|sort|table|name|summary|tags|url|path|method|field|kind|role|schema|describe|style|styles|variants|defaultVariants)$/;

/**
 * @param {any} node
 * @param {(text: string, node: any) => void} take
 */
function visit(node, take) {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) for (const each of node) visit(each, take);
  if (typeof node.type !== 'string' || isForPrograms(node)) return;
  if (node.type === 'JSXText') return take(node.value, node);
  if (node.type === 'Literal' && typeof node.value === 'string') return take(node.value, node);
  if (node.type === 'TemplateLiteral')
    take(node.quasis.map((/** @type {any} */ part) => part.value.cooked).join('…'), node);
  for (const [key, child] of Object.entries(node)) {
    const isName = key === 'key' && node.type === 'Property' && !node.computed;
    if (!isName && key !== 'quasis') visit(child, take);
  }
}

/** @param {any} node */
function isForPrograms(node) {
  if (/^(Import|Export(All|Named))Declaration$/.test(node.type))
    return node.source !== null && !node.declaration;
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type)) return true;
  if (node.type === 'JSXAttribute') return TECHNICAL_ATTRIBUTES.test(node.name.name ?? '');
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const called = node.callee.name ?? node.callee.property?.name ?? '';
    return TECHNICAL_CALLS.test(called);
  }
  if (node.type === 'TaggedTemplateExpression') return true;
  if (node.type === 'Property') return TECHNICAL_KEYS.test(node.key.name ?? '');
  if (node.type === 'BinaryExpression') return /^[!=]==?$|^in$/.test(node.operator);
  if (node.type === 'MemberExpression') return node.computed && node.property.type === 'Literal';
  return node.type === 'ExpressionStatement' && typeof node.directive === 'string';
}

/**
 * Words, not names of programs, styles or addresses.
 * @param {string} text
 */
function isForPeople(text) {
  if (!/\p{L}{2}/u.test(text) || /^(https?:|\/|\.\/|@|#|--|data:|\^)/.test(text)) return false;
  const words = text.split(' ');
  const isStyle =
    words.filter((word) => /^[a-z0-9*&>~[\]():/.,%_-]*[-:[][a-z0-9*&>~[\]():/.,%_'"#-]*$/.test(word)).length *
      2 >
    words.length;
  if (isStyle) return false;
  return words.length > 1
    ? !/^[a-z0-9 -]+$/.test(text) || /[ãçéíóúâêôõ]| (de|do|da|e|em|com|sem|ou) /.test(text)
    : /^\p{Lu}\p{Ll}|[áéíóúâêôãõç]|…$/u.test(text);
}
