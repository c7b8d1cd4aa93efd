import { type ReactNode, useState } from 'react';
import { LinesFoot, type LinesFootProps } from '../../fields/lines-foot.ts';
import { lazyPart } from '../../ui/lazy-dialog.tsx';
import { isFoodList } from './form-texts.ts';
import { useNumbersChoice } from './numbers-choice.ts';
import { NumbersScope } from './numbers-scope.ts';
import { createNumbersStore } from './numbers-store.ts';

// Loaded when the numbers are switched on: a page without them does not pay for them.
const NumbersEngine = lazyPart(() => import('./numbers-engine.tsx').then((m) => m.NumbersEngine));
const LazyLinesNumbers = lazyPart(() => import('./lines-numbers.tsx').then((m) => m.LinesNumbers), {
  // As high as the line that comes, so that nothing moves.
  waiting: <div className="min-h-11" />,
  isQuiet: true,
});

function LinesNumbersFoot(props: LinesFootProps) {
  if (!isFoodList(props.name)) return null;
  return <LazyLinesNumbers {...props} />;
}

/** Inside a form: shows what its lines contain, where the nutritionist has switched that on. */
export function NumbersFrame({ children }: { children: ReactNode }) {
  const [isOn] = useNumbersChoice();
  const [store] = useState(createNumbersStore);
  return (
    <NumbersScope value={isOn ? store : null}>
      <LinesFoot value={isOn ? LinesNumbersFoot : null}>{children}</LinesFoot>
      {isOn && <NumbersEngine store={store} />}
    </NumbersScope>
  );
}
