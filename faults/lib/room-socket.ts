import { setTimeout as sleep } from 'node:timers/promises';
import { entityNames } from '@alecrim/domain';
import { io } from 'socket.io-client';
import { claim } from '../fault.ts';

const QUIET_MS = 300;
const LONGEST_MS = 60_000;

/** A socket of the account in the rooms of all entities: the server reads every changed record once more for it. */
export async function joinRooms(url: string, token: string) {
  const socket = io(url, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
    query: { app_id: 'alecrim', token },
    forceNew: true,
  });
  let [heard, last] = [0, 0];
  socket.on('update_model', () => {
    heard++;
    last = performance.now();
  });
  const join = () => {
    for (const name of entityNames) socket.emit('join', `entities:alecrim:${name}`);
  };
  // Also after the connection was lost.
  socket.on('connect', join);
  for (let i = 0; !socket.connected; i++) {
    claim(i < 300, 'The socket is not connected.');
    await sleep(100);
  }
  return {
    heard: () => heard,
    /** Waits until the server has sent what was changed: that work comes after the answer. */
    async quiet(): Promise<void> {
      const begin = performance.now();
      do await sleep(QUIET_MS);
      while (performance.now() - last < QUIET_MS && performance.now() - begin < LONGEST_MS);
    },
    leave: () => socket.disconnect(),
  };
}
