/** Two assertions without a test runner, so that scenarios also run inside a page. */
export function check(actual: unknown, expected: unknown, what = ''): void {
  const difference = firstDifference(actual, expected, what || 'value');
  if (difference) throw new Error(difference);
}

export async function checkFails(
  action: () => Promise<unknown>,
  expected: Record<string, unknown>,
): Promise<void> {
  let failure: unknown;
  try {
    await action();
  } catch (error) {
    failure = error;
  }
  if (!failure) throw new Error(`expected a failure: ${JSON.stringify(expected)}`);
  for (const [key, value] of Object.entries(expected))
    check((failure as Record<string, unknown>)[key], value, key);
}

/** Every expected member must be present and equal; other members are ignored. Lists are compared whole. */
function firstDifference(actual: unknown, expected: unknown, path: string): string | undefined {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length)
      return `${path}: expected ${expected.length} items, got ${JSON.stringify(actual)}`;
    return firstOf(expected.map((item, i) => firstDifference(actual[i], item, `${path}.${i}`)));
  }
  if (expected instanceof RegExp)
    return expected.test(String(actual))
      ? undefined
      : `${path}: ${JSON.stringify(actual)} does not match ${expected}`;
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null)
      return `${path}: expected an object, got ${JSON.stringify(actual)}`;
    return firstOf(
      Object.entries(expected).map(([key, value]) =>
        firstDifference((actual as Record<string, unknown>)[key], value, `${path}.${key}`),
      ),
    );
  }
  return Object.is(actual, expected)
    ? undefined
    : `${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`;
}

const firstOf = (differences: (string | undefined)[]) => differences.find(Boolean);

/** Waits for an event that comes later, such as a mail or a socket message. */
export async function eventually(test: () => unknown): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (await test()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`it never happened: ${test}`);
}
