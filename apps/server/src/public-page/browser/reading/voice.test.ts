// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAloud } from './voice.ts';

const said: string[] = [];
let endLine = () => {};

beforeEach(() => {
  said.length = 0;
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    cancel() {},
    speak(words: { text: string; onend: () => void }) {
      said.push(words.text);
      endLine = words.onend;
    },
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function hear(html: string): string[] {
  document.body.innerHTML = `<article class="doc">${html}</article>`;
  const names: (string | null | undefined)[] = [];
  readAloud(document.querySelector('.doc') as Element);
  while (document.getElementById('voz')) {
    const name = document.querySelector('#voz span')?.textContent;
    if (name !== names.at(-1)) names.push(name);
    endLine();
  }
  return names.map(String);
}

const meal = (name: string, options: string) =>
  `<ol><li class="doc-meal"><div class="doc-meal-head"><h3>${name}</h3></div>${options}</li></ol>`;
const option = (item: string) => `<div class="doc-option"><ul><li>${item}</li></ul></div>`;
const days = (title: string, state: string, parts: string) =>
  `<details class="doc-days" ${state}><summary>${title}</summary>${parts}</details>`;

test('the voice reads only the meals of today, and names the days of a meal that has some', () => {
  const lunch =
    days('<h4>Segunda a sexta</h4>', 'open', option('arroz')) +
    days('<h4>Fim de semana</h4>', '', option('feijoada'));
  const names = hear(
    days('<h3>Todos os dias</h3>', 'open', meal('Almoço', lunch)) +
      days('<h3>Dias de treino</h3>', 'open', meal('Pré-treino', option('banana'))) +
      days('<h3>Dias de descanso</h3>', '', meal('Lanche', option('pão'))),
  );
  expect(said).toEqual([
    'Almoço, todos os dias',
    'Segunda a sexta',
    'arroz',
    'Pré-treino, dias de treino',
    'banana',
  ]);
  expect(names).toEqual(['Almoço, todos os dias', 'Pré-treino, dias de treino']);
});

test('a plan without days is read without them', () => {
  expect(hear(meal('Café', option('2 ovos')))).toEqual(['Café']);
  expect(said).toEqual(['Café', '2 ovos']);
});
