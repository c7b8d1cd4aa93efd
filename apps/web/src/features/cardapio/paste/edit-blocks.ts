import type { Block, BlockKind } from '@alecrim/domain/plan-from-text';

/** A part in the preview. The id is stable while the part is corrected. */
export interface EditedBlock extends Block {
  id: number;
}

export const editable = (blocks: readonly Block[]): EditedBlock[] =>
  blocks.map((block, id) => ({ ...block, id }));

/** A line of a part. */
export interface LinePlace {
  block: number;
  line: number;
}

const replaced = (blocks: readonly EditedBlock[], at: number, ...parts: EditedBlock[]): EditedBlock[] =>
  blocks.toSpliced(at, 1, ...parts);

export function withChange(
  blocks: readonly EditedBlock[],
  at: number,
  change: Partial<Block>,
): EditedBlock[] {
  return blocks.map((block, index) => (index === at ? { ...block, ...change } : block));
}

/** The part becomes the end of the part before it; its name and its time become lines. */
export function joined(blocks: readonly EditedBlock[], at: number): EditedBlock[] {
  const [before, block] = [blocks[at - 1], blocks[at]];
  if (!before || !block) return [...blocks];
  const heading = [block.title, block.time].filter((text) => text.trim() !== '').join(' - ');
  const lines = [...before.lines, ...(heading ? [heading] : []), ...block.lines];
  return blocks.toSpliced(at - 1, 2, { ...before, lines });
}

/** A part of its own begins at a line. The line is the name of a meal, a recipe or a sheet, and the first item of others. */
export function split(
  blocks: readonly EditedBlock[],
  { block: at, line }: LinePlace,
  kind: BlockKind,
): EditedBlock[] {
  const block = blocks[at];
  if (!block) return [...blocks];
  const [first = '', ...others] = block.lines.slice(line);
  const isNamed = kind === 'refeicao' || kind === 'receita' || kind === 'orientacao';
  const id = Math.max(...blocks.map((part) => part.id)) + 1;
  const part = {
    id,
    kind,
    time: '',
    title: isNamed ? first : '',
    lines: isNamed ? others : [first, ...others],
  };
  return replaced(blocks, at, { ...block, lines: block.lines.slice(0, line) }, part);
}

/** Moves a line up or down by one; over the edge of its part it goes into the next one. */
export function moved(
  blocks: readonly EditedBlock[],
  { block: at, line }: LinePlace,
  by: -1 | 1,
): EditedBlock[] {
  const [block, other] = [blocks[at], blocks[at + by]];
  const text = block?.lines[line];
  if (!block || text === undefined) return [...blocks];
  const without = block.lines.toSpliced(line, 1);
  const isInside = by < 0 ? line > 0 : line < block.lines.length - 1;
  if (isInside) return withChange(blocks, at, { lines: without.toSpliced(line + by, 0, text) });
  if (!other) return [...blocks];
  const lines = by < 0 ? [...other.lines, text] : [text, ...other.lines];
  return withChange(withChange(blocks, at, { lines: without }), at + by, { lines });
}

/** Whether the line can be moved so. */
export const canMove = (blocks: readonly EditedBlock[], { block, line }: LinePlace, by: -1 | 1): boolean =>
  by < 0 ? line > 0 || block > 0 : line < (blocks[block]?.lines.length ?? 0) - 1 || block < blocks.length - 1;
