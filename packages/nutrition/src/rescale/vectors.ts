import { AIMED, type Aimed } from './goals.ts';

/** Energy, protein, carbohydrate and fat. */
export type Vector = readonly [number, number, number, number];

export const NO_AMOUNT: Vector = [0, 0, 0, 0];

export const PLACE: Readonly<Record<Aimed, 0 | 1 | 2 | 3>> = {
  energy: 0,
  protein: 1,
  carbohydrate: 2,
  fat: 3,
};

export const toVector = (of: (nutrient: Aimed) => number): Vector => AIMED.map(of) as unknown as Vector;
export const amountIn = (vector: Vector, nutrient: Aimed): number => vector[PLACE[nutrient]];

export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];

/** The point after this share of the way from one to the other. */
export const between = (a: Vector, b: Vector, step: number): Vector => [
  a[0] + step * (b[0] - a[0]),
  a[1] + step * (b[1] - a[1]),
  a[2] + step * (b[2] - a[2]),
  a[3] + step * (b[3] - a[3]),
];
