import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('./webkit-print.py', import.meta.url));
// Roughly the margins of an unchanged print dialog: WebKit ignores the margins of the page.
const marginMm = 10;

/**
 * Prints a public page on A4 with WebKitGTK in a separate window, because window.print() does nothing under WebDriver.
 * It needs the Debian packages xvfb, xauth, python3-gi, gir1.2-gtk-3.0 and gir1.2-webkit2-4.1.
 */
export async function printWithWebKit(address: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'alecrim-webkit-print-'));
  const file = join(folder, 'page.pdf');
  // Debian's own Python has the bindings; another one in the PATH has not.
  const args = ['-a', '/usr/bin/python3', program, address, file, String(marginMm)];
  try {
    await promisify(execFile)('xvfb-run', args, {
      env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', TZ: 'America/Sao_Paulo' },
      timeout: 100_000,
    });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
