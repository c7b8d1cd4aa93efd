/** Strokes on a field of 48 by 32, and how large the measure is beside the others of its kind. */
type Drawing = readonly [path: string, scale?: number];

const spoon = 'M2 16c0-4 4-7 10-7s9 4 9 7-3 7-9 7-10-3-10-7zM21 16h25';
const cup = 'M8 8h24v8c0 6-5 10-12 10S8 22 8 16zM32 11h3a4 4 0 0 1 0 9h-5M4 29h32';
const glass = 'M14 3h20l-3 26H17zM15 11h18';
const ridged = 'M14 3h20l-3 26H17zM19 12l1 17M24 12v17M29 12l-1 17M15 12h18';
const plate =
  'M2 16c0-6 10-10 22-10s22 4 22 10-10 10-22 10S2 22 2 16zM11 16c0-3 6-5 13-5s13 2 13 5-6 5-13 5-13-2-13-5z';
const bowl = 'M4 11h40c0 10-8 16-20 16S4 21 4 11zM15 30h18';
const pot = 'M13 9h22l-2 20H15zM11 4h26v5H11z';
const scoop = 'M3 9h18v13a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM21 13h24v4H21';
const slice = 'M12 28V15c-5-2-4-11 3-11h18c7 0 8 9 3 11v13z';
const round = 'M24 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26zM24 8a8 8 0 1 0 0 16 8 8 0 0 0 0-16z';

const drawings: Readonly<Record<string, Drawing>> = {
  'colher de sopa': [spoon],
  'colher de sobremesa': [spoon, 0.85],
  'colher de chá': [spoon, 0.7],
  'colher de café': [spoon, 0.55],
  'colher de arroz': ['M2 16c0-6 5-10 12-10s11 5 11 10-4 10-11 10S2 22 2 16zM25 16h21'],
  'colher de mesa': [spoon],
  colher: [spoon],
  concha: ['M3 14h24c0 8-5 13-12 13S3 22 3 14zM27 14 41 4c2-2 5-1 5 2'],
  escumadeira: [
    'M2 20c0-5 6-9 13-9s13 4 13 9-6 9-13 9S2 25 2 20zM27 16 46 6M10 18v.1M15 16v.1M20 18v.1M12 23v.1M18 23v.1',
  ],
  pegador: ['M3 7c14-4 29 1 41 7M3 25c14 4 29-1 41-7M44 14c3 1 3 3 0 4M3 7v6M9 6v6M3 25v-6M9 26v-6'],
  'xícara de chá': [cup],
  'xícara de café': [cup, 0.65],
  'copo americano': [ridged, 0.85],
  'copo de requeijão': [glass],
  'copo pequeno': [glass, 0.75],
  'copo médio': [glass, 0.9],
  'copo grande': [glass],
  'copinho de café': [glass, 0.55],
  copo: [glass],
  caneca: ['M10 4h22v24H10zM32 9h4a5 5 0 0 1 0 13h-4'],
  taça: ['M15 3h18c0 9-2 13-9 14-7-1-9-5-9-14zM24 17v10M16 29h16'],
  fatia: [slice],
  rodela: [round],
  pires: [plate, 0.7],
  'prato raso': [plate],
  'prato de sobremesa': [plate, 0.8],
  prato: [plate],
  'prato fundo': [bowl],
  tigela: [bowl, 0.85],
  pote: [pot, 0.85],
  dose: [scoop],
  scoop: [scoop],
  punhado: [
    'M5 15c2 9 9 14 19 14s17-5 19-14c-2-3-5-2-7 1-4 4-20 4-24 0-2-3-5-4-7-1zM17 11v.1M23 8v.1M29 11v.1M23 14v.1M20 5v.1M27 5v.1',
  ],
  'palma da mão': [
    'M17 31c-4-4-7-8-9-12-1-3 2-4 4-2l4 4V7c0-3 4-3 4 0v9-12c0-3 4-3 4 0v12-11c0-3 4-3 4 0v11-7c0-3 4-3 4 0v13c0 4-1 6-3 9zM18 24c0-3 3-5 6-5s5 2 5 5-2 4-5 4-6-1-6-4z',
  ],
  'ponta de faca': ['M2 17h20v6H5c-2-1-3-3-3-6zM22 18l24-4-5 7-19 2'],
};

const SVG = 'http://www.w3.org/2000/svg';

/** Decorative: the words beside it name the measure. */
export function drawingOf(name: string): SVGElement | undefined {
  if (!Object.hasOwn(drawings, name)) return undefined;
  const [path, scale = 1] = drawings[name] as Drawing;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 48 32');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  // Smaller measures are drawn smaller, on the same ground.
  if (scale < 1)
    line.setAttribute('transform', `translate(${24 * (1 - scale)} ${30 * (1 - scale)}) scale(${scale})`);
  svg.append(line);
  return svg;
}
