import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The messages of window.py. `view` is the number of the window, in the order of opening. */
export type WindowEvent =
  | { event: 'opened'; view: number; opener: number | null }
  | { event: 'closed' | 'crash'; view: number }
  | { event: 'address'; view: number; url: string | null }
  | {
      event: 'load';
      view: number;
      url: string | null;
      status: number;
      moment: 'started' | 'redirected' | 'committed' | 'finished';
    }
  | ({ event: 'problem'; view: number } & Problem)
  | { event: 'download'; view: number; name: string; path: string; url: string }
  | { event: 'downloaded'; path: string; failure: string | null }
  | { event: 'ordered'; number: number };

export type Problem =
  | { kind: 'console'; type: string; text: string; url: string }
  | { kind: 'thrown'; name: string; message: string; stack: string; url: string };

/** The socket on which window.py reports, and takes scripts. */
export async function openLink(folder: string, onEvent: (event: WindowEvent) => void) {
  const path = join(folder, 'window.sock');
  const waiting = new Map<number, () => void>();
  let socket: Socket | undefined;
  let lastOrder = 0;
  const server = createServer((connected) => {
    socket = connected.on('error', () => {});
    createInterface({ input: connected }).on('line', (line) => {
      const event = JSON.parse(line) as WindowEvent;
      if (event.event === 'ordered') waiting.get(event.number)?.();
      else onEvent(event);
    });
  });
  server.listen(path);
  await once(server, 'listening');
  return {
    path,
    /** Documents that are opened from now on begin with the script; without a view, in every window. */
    addScript: (script: string, view: number | null) =>
      new Promise<void>((done) => {
        lastOrder += 1;
        waiting.set(lastOrder, done);
        socket?.write(`${JSON.stringify({ number: lastOrder, script, view })}\n`);
      }),
    close() {
      socket?.destroy();
      server.close();
    },
  };
}
