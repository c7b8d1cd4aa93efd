// WebDriver writes keys without a letter as characters of the private area.
const codes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F1: '\uE031',
  F5: '\uE035',
  Meta: '\uE03D',
};

export type KeyAction = { type: 'keyDown' | 'keyUp'; value: string };

export const keyDown = (name: string): KeyAction => ({ type: 'keyDown', value: codeOf(name) });
export const keyUp = (name: string): KeyAction => ({ type: 'keyUp', value: codeOf(name) });

/** "Control+Shift+z": each is held until all are down. */
export function chord(keys: string): KeyAction[] {
  const names = keys === '+' ? ['+'] : keys.split('+');
  return [...names.map(keyDown), ...names.toReversed().map(keyUp)];
}

export const typing = (text: string): KeyAction[] =>
  [...text].flatMap((letter) => {
    const name = letter === '\n' ? 'Enter' : letter;
    return [keyDown(name), keyUp(name)];
  });

function codeOf(name: string): string {
  const code = codes[name] ?? (name.length === 1 ? name : undefined);
  if (code === undefined) throw new Error(`The key ${name} is not available in WebKit's driver.`);
  return code;
}
