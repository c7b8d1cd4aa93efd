import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail server that stores every mail, refuses every password, and closes connections while it is "down". */
export async function startFakeSmtp() {
  const received: string[] = [];
  const state = { isDown: false };
  const server = createServer((socket) => {
    if (state.isDown) return socket.destroy();
    converse(socket, (message) => received.push(message));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    state,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function converse(socket: Socket, keep: (message: string) => void): void {
  let message: string[] | undefined;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => {});
  say('220 fake');
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (message && line !== '.') message.push(line);
      else if (message) {
        keep(message.join('\n'));
        message = undefined;
        say('250 kept');
      } else if (/^DATA/i.test(line)) {
        message = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        say('221 bye');
        socket.end();
      } else if (/^EHLO/i.test(line)) {
        say('250-fake');
        say('250 AUTH PLAIN');
      } else say(/^AUTH/i.test(line) ? '535 no' : '250 ok');
    }
  });
}
