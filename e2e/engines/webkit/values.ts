import { notAvailable } from './refusals.ts';
import { elementKey } from './session.ts';

type Wire = Record<string, any>;

/** An argument of page.evaluate as JSON for WebDriver; an element stays a reference to it. */
export function parseArgument({ value, handles }: { value: Wire; handles: { guid: string }[] }): unknown {
  const parse = (wire: Wire): unknown => {
    if ('h' in wire) return { [elementKey]: handles[wire.h]?.guid };
    if ('v' in wire)
      return plainValues.has(wire.v) ? plainValues.get(wire.v) : notAvailable(`an argument ${wire.v}`);
    for (const key of ['n', 'b', 's']) if (key in wire) return wire[key];
    if ('a' in wire) return wire.a.map(parse);
    if ('o' in wire) return Object.fromEntries(wire.o.map(({ k, v }: Wire) => [k, parse(v)]));
    return notAvailable(`an argument ${JSON.stringify(wire)}`);
  };
  return parse(value);
}

const plainValues = new Map<string, null | undefined>([
  ['null', null],
  ['undefined', undefined],
]);
