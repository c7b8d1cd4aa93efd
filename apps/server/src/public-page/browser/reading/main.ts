import { READING_EVENT, type ReadingPart } from '../worker-contract.ts';
import { drawMeasures } from './measures.ts';
import { openPanel } from './panel.ts';

const plan = document.querySelector('.doc');
const acts: Record<ReadingPart, (plan: Element) => unknown> = { painel: openPanel, desenhos: drawMeasures };

if (plan)
  addEventListener(READING_EVENT, (event) => {
    if (event instanceof CustomEvent) acts[event.detail as ReadingPart](plan);
  });
