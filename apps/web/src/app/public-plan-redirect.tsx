import { useEffect } from 'react';
import { pageAt } from '../lib/paths.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { NotFound } from './not-found.tsx';

/** The patient's page is the server's: reaching its address inside the app means asking the server for it. */
export function PublicPlanRedirect() {
  const wasSentByServer = pageAt(arrivalPath()) === 'VerCardapio';
  useEffect(() => {
    // A server that answers this address with the app would be asked for ever.
    if (!wasSentByServer) location.reload();
  }, [wasSentByServer]);
  return wasSentByServer ? <NotFound /> : <LoadingScreen label="Carregando cardápio..." />;
}

function arrivalPath(): string {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival ? new URL(arrival.name).pathname : '';
}
