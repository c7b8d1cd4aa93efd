// Values of a form as a history holds them: never changed in place, so that two states share all that is equal.

export type Tree = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The id of a part, such as a meal or an option. */
export const idOf = (value: unknown): string | undefined =>
  isRecord(value) && typeof value.id === 'string' && value.id !== '' ? value.id : undefined;

/**
 * A copy of `now` that shares with `before` all that is equal, and `before` itself if nothing differs. The form changes its
 * own values in place, so they are copied. A missing value and `undefined` are the same.
 */
export function shared<T>(before: unknown, now: T): T {
  if (Array.isArray(now)) return sharedList(before, now) as T;
  if (!isRecord(now)) return now;
  const old = isRecord(before) ? before : {};
  const copy: Record<string, unknown> = {};
  let isSame = isRecord(before);
  for (const [name, value] of Object.entries(now)) {
    if (value === undefined) continue;
    copy[name] = shared(old[name], value);
    if (!Object.is(copy[name], old[name])) isSame = false;
  }
  return isSame && Object.keys(old).every((name) => name in copy) ? (before as T) : (copy as T);
}

function sharedList(before: unknown, now: readonly unknown[]): readonly unknown[] {
  const old: readonly unknown[] = Array.isArray(before) ? before : [];
  // A part that was moved is found by its id.
  const byId = new Map(old.map((value) => [idOf(value), value]));
  const copy = now.map((value, index) => {
    const id = idOf(value);
    return shared(id ? byId.get(id) : old[index], value);
  });
  const isSame =
    Array.isArray(before) &&
    copy.length === old.length &&
    copy.every((value, index) => Object.is(value, old[index]));
  return isSame ? old : copy;
}

export const isEqual = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || Object.is(shared(one, other), one);

/** The value at a path such as `refeicoes.0.nome`. */
export function valueAt(tree: unknown, path: string): unknown {
  let value = tree;
  for (const name of path === '' ? [] : path.split('.'))
    value = (value as Record<string, unknown> | null | undefined)?.[name];
  return value;
}

/** The tree with another value at a path. Only what contains the path is copied. */
export function withValueAt<T>(tree: T, path: string, value: unknown): T {
  return (path === '' ? value : put(tree, path.split('.'), value)) as T;
}

function put(tree: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const inside = (tree as Record<string, unknown> | null | undefined)?.[name];
  const next = rest.length > 0 ? put(inside, rest, value) : value;
  if (Object.is(next, inside)) return tree;
  if (Array.isArray(tree)) return tree.with(Number(name), next);
  const { [name]: _, ...others } = (tree ?? {}) as Record<string, unknown>;
  return next === undefined ? others : { ...(tree as object | undefined), [name]: next };
}
