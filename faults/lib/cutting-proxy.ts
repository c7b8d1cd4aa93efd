import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy that passes the request on and resets the connection after some bytes of the answer. */
export async function startCuttingProxy(target: URL, bytesOfAnswer: () => number) {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let left = bytesOfAnswer();
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => open.delete(socket));
    }
    client.pipe(upstream);
    upstream.on('data', (piece) => {
      client.write(piece.subarray(0, left));
      left -= piece.length;
      if (left > 0) return;
      client.resetAndDestroy();
      upstream.destroy();
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
