/** Does the work for each item in turn. One that fails does not keep the others from theirs; its error is thrown last. */
export async function eachOfThem<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw errors[0];
}
