import { aptInstall, isExecutable } from './apt.mjs';
import { run } from './child.mjs';

const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/python3'];
// What e2e/engines/window.py imports.
const imports = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';
const packages = ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-gtk-3.0', 'gir1.2-webkit2-4.1'];

/** Makes sure that there is a WebKitGTK with its WebDriver, and a screen for it. */
export async function ensureWebKit() {
  const isThere = (await isReady()) || ((await aptInstall(...packages)) && (await isReady()));
  if (isThere) return;
  throw new Error(`No WebKit for the browser tests. On Debian: \`apt-get install ${packages.join(' ')}\`.`);
}

async function isReady() {
  if (!programs.every(isExecutable)) return false;
  const { ok } = await run('/usr/bin/python3', ['-c', imports], { output: 'keep', limitMs: 30_000 });
  return ok;
}
