import type { Client } from '@alecrim/client';
import { createContext, useContext } from 'react';

const ClientContext = createContext<Client | null>(null);

export const ClientProvider = ClientContext.Provider;

export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider above it');
  return client;
}
