// Units so short that at the beginning of a line they would be misread.
const SPACE_BEFORE_UNIT = /(\p{N}) +(?=(?:[km]?g|m?l|[°º]C|%|kcal|min|h|un)(?![\p{L}\p{N}]))/giu;

/** A text to be shown in which no line ends between a number and its unit: "108 g" stays together. */
export function heldUnits(text: string): string {
  return text.replace(SPACE_BEFORE_UNIT, '$1\u00A0');
}

/** The same text with plain spaces instead of non-breaking ones, which are only for the layout. */
export const withPlainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ');
