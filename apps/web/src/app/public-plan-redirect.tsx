import { useEffect } from 'react';
import { pageAt } from '../lib/paths.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { NotFound } from './not-found.tsx';

/** The server renders the patient's page, so its address inside the app is loaded from the server. */
export function PublicPlanRedirect() {
  const wasSentByServer = pageAt(arrivalPath()) === 'VerCardapio';
  useEffect(() => {
    // If the server answered with the app again, this would loop for ever.
    if (!wasSentByServer) location.reload();
  }, [wasSentByServer]);
  return wasSentByServer ? <NotFound /> : <LoadingScreen label="Carregando cardápio..." />;
}

function arrivalPath(): string {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival ? new URL(arrival.name).pathname : '';
}
