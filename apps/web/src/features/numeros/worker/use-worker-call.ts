import { useEffect, useState } from 'react';

/**
 * The result of a call of the worker, which is repeated when a dependency changes. A result that arrives after the next
 * call is ignored. The last result stays on the screen until the next one, and `merge` may combine the two.
 */
export function useWorkerCall<T, S = T>(
  call: () => Promise<T>,
  dependencies: readonly unknown[],
  merge: (before: S | undefined, result: T) => S = (_, result) => result as unknown as S,
): { data?: S; hasFailed: boolean } {
  const [state, setState] = useState<{ data?: S; hasFailed: boolean }>({ hasFailed: false });
  useEffect(() => {
    let isCurrent = true;
    call()
      .then((result) => {
        if (isCurrent) setState(({ data }) => ({ data: merge(data, result), hasFailed: false }));
      })
      .catch(() => {
        if (isCurrent) setState(({ data }) => ({ data, hasFailed: true }));
      });
    return () => {
      isCurrent = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them.
  }, dependencies);
  return state;
}
