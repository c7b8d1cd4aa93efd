import { startTransition, useEffect, useRef, useState } from 'react';
import type { LinesFootProps } from '../../../fields/lines-field.tsx';
import { MarkedLines, useLineMarks } from './marked-lines.tsx';

/** The marks of the lines in a textarea: the same lines over it, of which only the marks can be seen. */
export function FieldMarks({ name, area }: LinesFootProps) {
  const { doubts, warnings } = useLineMarks(name);
  const [text, setText] = useState('');
  const copy = useRef<HTMLUListElement>(null);
  // The textarea keeps its own text, and scrolls by itself where the browser does not let it grow.
  useEffect(() => {
    const field = area.current;
    const marked = new Set([...doubts, ...warnings.sure, ...warnings.possible]);
    if (!field || marked.size === 0) return setText('');
    const follow = () => {
      const isMarked = field.value.split('\n').some((line) => marked.has(line.trim()));
      // After the key: laying out the copy takes as long as the text itself.
      startTransition(() => setText(isMarked ? field.value : ''));
      copy.current?.scrollTo(0, field.scrollTop);
    };
    follow();
    const following = new AbortController();
    for (const type of ['input', 'scroll']) field.addEventListener(type, follow, following);
    return () => following.abort();
  }, [area, doubts, warnings]);
  return (
    text && (
      <ul
        ref={copy}
        aria-hidden="true"
        className="pointer-events-none invisible [grid-area:1/1] overflow-hidden border border-transparent px-3.5 py-2.5 text-base leading-relaxed whitespace-pre-wrap [contain:size] [overflow-wrap:break-word] md:pointer-fine:text-sm [&_li]:before:visible [&_li]:after:visible"
      >
        {/* An empty line is as high as any other. */}
        <MarkedLines lines={text.split('\n')} {...{ doubts, warnings }} render={(line) => line || ' '} />
      </ul>
    )
  );
}
