import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { claim, type Fault } from './fault.ts';
import { clientOf, signUp } from './lib/client.ts';

const ROOM = 'entities:alecrim:Paciente';

export const socketsReturn: Fault = {
  number: 'R22',
  title: 'the server restarts under its sockets',
  engines: ['sqlite', 'postgres'],
  shortOn: [],
  async run(world) {
    const many = 1_000;
    let server = await world.start();
    const { client, token } = await signUp(server.url);
    const { access_token: endedToken } = await clientOf(server.url).need('POST', '/auth/login', {
      email: 'dona@example.com',
      password: 'pera com canela 42',
    });
    const open = (withToken: string) => {
      const socket = io(server.url, {
        path: '/ws-user-apps/socket.io/',
        transports: ['websocket'],
        query: { app_id: 'alecrim', token: withToken },
        forceNew: true,
      });
      socket.on('connect', () => socket.emit('join', ROOM));
      // Some clients reconnect even after the server closed the socket.
      socket.on('disconnect', (reason) => reason === 'io server disconnect' && socket.connect());
      return socket;
    };
    const heard = new Map<Socket, number>();
    const listen = (socket: Socket) =>
      socket.on('update_model', () => heard.set(socket, (heard.get(socket) ?? 0) + 1));
    const sockets = Array.from({ length: many }, () => open(token));
    const ended = open(endedToken);
    for (const socket of [...sockets, ended]) listen(socket);
    const all = async (when: string) => {
      for (let i = 0; [...sockets, ended].some(({ connected }) => !connected); i++) {
        claim(i < 600, `Not all sockets are connected ${when}.`);
        await sleep(100);
      }
    };
    try {
      await all('at first');
      // The session ends before the restart, so its socket must come back without a session.
      await clientOf(server.url, endedToken).need('POST', '/auth/logout');
      await server.kill('SIGTERM');
      server = await world.start();
      const begin = performance.now();
      await all('after the restart');
      const seconds = (performance.now() - begin) / 1000;
      heard.clear();
      for (let i = 0; sockets.some((socket) => !heard.get(socket)); i++) {
        claim(i < 100, 'Not all sockets receive events after the restart.');
        await client.need('POST', '/entities/Paciente', { nome: 'Rui' });
        await sleep(200);
      }
      claim(!heard.get(ended), 'A socket of an ended session heard something.');
      return `${many} sockets back in ${seconds.toFixed(1)} s and hearing; the one of an ended session hears nothing`;
    } finally {
      for (const socket of [...sockets, ended]) socket.disconnect();
    }
  },
};
