/** Says one text at a time. */
export interface Speaker {
  say(text: string, onEnd: () => void): void;
  hush(): void;
}

export interface Place {
  part: number;
  line: number;
  isPlaying: boolean;
}

/**
 * Reads parts aloud, line by line. A pause ends the line and goes on with the same one: browsers of phones end a text where
 * they should pause it, and long texts end early.
 */
export function createPlayer(
  parts: readonly (readonly string[])[],
  speaker: Speaker,
  onChange: (place: Place | undefined) => void,
) {
  let place: Place | undefined;
  // A text that was hushed may report its end late: only the last one counts.
  let last = 0;

  function go(part: number, line: number): void {
    last++;
    const text = parts[part]?.[line];
    if (text === undefined) {
      if (part < parts.length - 1) go(part + 1, 0);
      else stop();
      return;
    }
    place = { part, line, isPlaying: true };
    onChange(place);
    const own = last;
    speaker.say(text, () => own === last && go(part, line + 1));
  }

  function hush(): void {
    last++;
    speaker.hush();
  }

  function stop(): void {
    hush();
    place = undefined;
    onChange(place);
  }

  return {
    play: () => go(place?.part ?? 0, place?.line ?? 0),
    pause() {
      if (!place) return;
      hush();
      place = { ...place, isPlaying: false };
      onChange(place);
    },
    next() {
      hush();
      go((place?.part ?? -1) + 1, 0);
    },
    stop,
  };
}
