import { expect, test } from 'vitest';
import { createPlayer, type Place } from './player.ts';

function reader() {
  const said: string[] = [];
  const seen: (Place | undefined)[] = [];
  let ends: (() => void)[] = [];
  const speaker = {
    say(text: string, onEnd: () => void) {
      said.push(text);
      ends.push(onEnd);
    },
    // Like browsers that report the end of a text also when it is cut off.
    hush: () => finish(),
  };
  const finish = () => {
    const open = ends;
    ends = [];
    for (const end of open) end();
  };
  const player = createPlayer([['Café', '2 ovos'], [], ['Almoço']], speaker, (place) => seen.push(place));
  return { player, said, seen, finish, now: () => seen.at(-1) };
}

test('reads the lines of every part in order, tells where it is, and ends', () => {
  const { player, said, seen, finish } = reader();
  player.play();
  for (let i = 0; i < 3; i++) finish();
  expect(said).toEqual(['Café', '2 ovos', 'Almoço']);
  expect(seen.map((place) => place && [place.part, place.line])).toEqual([[0, 0], [0, 1], [2, 0], undefined]);
});

test('after a pause the same line begins again, and the cut-off line moves nothing', () => {
  const { player, said, finish, now } = reader();
  player.play();
  finish();
  player.pause();
  expect(now()).toEqual({ part: 0, line: 1, isPlaying: false });
  expect(said).toEqual(['Café', '2 ovos']);
  player.play();
  expect(said).toEqual(['Café', '2 ovos', '2 ovos']);
});

test('goes on to the next part, stops, and begins at the start again', () => {
  const { player, said, now } = reader();
  player.play();
  player.next();
  expect(said).toEqual(['Café', 'Almoço']);
  player.next();
  expect(now()).toBeUndefined();
  player.play();
  player.stop();
  expect(now()).toBeUndefined();
  player.play();
  expect(said).toEqual(['Café', 'Almoço', 'Café', 'Café']);
});
