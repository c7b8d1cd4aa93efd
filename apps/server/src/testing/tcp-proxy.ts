import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Stands between the server and its database: can be cut like a cable, or made slow. */
export async function startTcpProxy(target: { host: string; port: number }) {
  const open = new Set<Socket>();
  let isCut = false;
  let delay = 0;
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = connect(target.port, target.host);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => {});
    }
    pass(client, upstream);
    pass(upstream, client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  /** In order, each piece as late as is asked for when it comes. */
  function pass(from: Socket, to: Socket): void {
    let sent: Promise<unknown> = Promise.resolve();
    from.on('data', (piece) => {
      const wait = delay;
      sent = sent
        .then(() => (wait > 0 ? sleep(wait, undefined, { ref: false }) : undefined))
        .then(() => to.write(piece));
    });
  }

  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => {
      isCut = false;
    },
    slow: (milliseconds: number) => {
      delay = milliseconds;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
