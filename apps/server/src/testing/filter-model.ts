import { foldCase, type Shape, searchable } from '@alecrim/domain';

/** The filter language in plain JavaScript: what the compiler must mean on both databases. */
export function matches(record: any, shapes: Record<string, Shape>, query: any, search: string): boolean {
  return Object.entries(query).every(([key, value]: [string, any]) => {
    if (key === '$and') return value.every((branch: any) => matches(record, shapes, branch, search));
    if (key === '$or') return value.some((branch: any) => matches(record, shapes, branch, search));
    if (key === '$nor') return !value.some((branch: any) => matches(record, shapes, branch, search));
    if (key === '$search')
      return searchable(value)
        .split(' ')
        .every((word) => search.includes(word));
    return fieldMatches(placeAt(record, shapes, key.split('.')), value);
  });
}

interface Place {
  shape: Shape;
  values: any[];
  lists: any[][];
}

function placeAt(value: any, shapes: Record<string, Shape>, [name = '', ...rest]: string[]): Place {
  return walk(value?.[name], shapes[name]!, rest);
}

function walk(value: any, shape: Shape, path: string[]): Place {
  if (typeof shape === 'object' && 'listOf' in shape) {
    const items: any[] = Array.isArray(value) ? value : [];
    if (path.length === 0) return { shape, values: items, lists: Array.isArray(value) ? [value] : [] };
    const inner = items.map((item) => walk(item, shape.listOf, path));
    return {
      shape: walk(undefined, shape.listOf, path).shape,
      values: inner.flatMap((place) => place.values),
      lists: inner.flatMap((place) => place.lists),
    };
  }
  if (path.length === 0) return { shape, values: [value ?? null], lists: [] };
  return placeAt(value, (shape as { object: Record<string, Shape> }).object, path);
}

function fieldMatches(place: Place, value: any): boolean {
  if (Array.isArray(value)) return value.some((item) => equals(place, item));
  if (typeof value === 'object' && value !== null) return operatorsMatch(place, value);
  return equals(place, value);
}

const isPresent = ({ shape, values, lists }: Place) =>
  typeof shape === 'object' && 'listOf' in shape ? lists.length > 0 : values.some((value) => value !== null);

const equals = (place: Place, wanted: any): boolean =>
  wanted === null ? !isPresent(place) : place.values.some((value) => value === wanted);

/** By code point, as both databases compare; only like with like. */
function compare(a: any, b: any): number | undefined {
  if (typeof a !== typeof b || !['string', 'number'].includes(typeof a)) return undefined;
  if (typeof a === 'number') return a - b;
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function operatorsMatch(place: Place, operators: any): boolean {
  const some = (test: (order: number) => boolean, operand: any) =>
    place.values.some((value) => {
      const order = compare(value, operand);
      return order !== undefined && test(order);
    });
  return Object.entries(operators).every(([operator, operand]: [string, any]) => {
    switch (operator) {
      case '$eq':
        return equals(place, operand);
      case '$ne':
        return !equals(place, operand);
      case '$gt':
        return some((order) => order > 0, operand);
      case '$gte':
        return some((order) => order >= 0, operand);
      case '$lt':
        return some((order) => order < 0, operand);
      case '$lte':
        return some((order) => order <= 0, operand);
      case '$in':
        return operand.some((item: any) => equals(place, item));
      case '$nin':
        return !operand.some((item: any) => equals(place, item));
      case '$exists':
        return isPresent(place) === operand;
      case '$regex':
        return place.values.some(
          (value) => typeof value === 'string' && patternMatches(value, operand, operators.$options),
        );
      case '$options':
        return true;
      case '$not':
        return !operatorsMatch(place, operand);
      case '$all':
        return operand.every((item: any) => equals(place, item));
      case '$size':
        return place.lists.some((list) => list.length === operand);
      case '$elemMatch': {
        const { listOf } = place.shape as { listOf: Shape };
        const test = (item: any) =>
          typeof listOf === 'object' && 'object' in listOf
            ? matches(item, listOf.object, operand, '')
            : operatorsMatch({ shape: listOf, values: [item], lists: [] }, operand);
        return place.lists.some((list) => list.some(test));
      }
      default:
        throw new Error(`the model does not know ${operator}`);
    }
  });
}

function patternMatches(value: string, pattern: string, options?: string): boolean {
  const fold = options === 'i' ? foldCase : (text: string) => text;
  return new RegExp(fold(pattern), 'u').test(fold(value));
}
