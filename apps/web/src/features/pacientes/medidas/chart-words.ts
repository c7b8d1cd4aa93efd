import { said } from './measured.ts';

// The texts of a chart and its values, on the screen and on paper.

export const withUnit = ({ name, unit }: { name: string; unit: string }): string =>
  unit ? `${name} (${unit})` : name;

export const CURVES_NOTE = 'Linhas finas: curvas da OMS, de −2 a +2 desvios';

export const curveText = (z: number): string => (z > 0 ? `+${z}` : String(z).replace('-', '−'));

export const goalText = (kilograms: number): string => `Meta: ${said(kilograms)} kg`;

export const tickText = (value: number): string => said(value, 2);

export const valueText = (value: number | undefined, digits: number): string =>
  value === undefined ? '–' : said(value, digits);
