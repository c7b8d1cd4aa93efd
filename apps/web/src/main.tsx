import './boot.ts';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './app/styles.css';
import { client, session } from './boot.ts';
import {
  clearForNextPerson,
  createQueryClient,
  refetchOnPageRestore,
  watchNetwork,
} from './data/query-client.ts';
import { followOtherTabs } from './data/sign-out.ts';
import { createAppHistory } from './lib/app-history.tsx';
import { postUnhandledErrors } from './lib/embedding.ts';
import { trackPageRestore } from './lib/page-restore.ts';
import { followSystemTheme } from './lib/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

postUnhandledErrors();
watchNetwork();
trackPageRestore();
followSystemTheme();
followOtherTabs(session);
const queries = createQueryClient();
clearForNextPerson(queries, session);
refetchOnPageRestore(queries);
void session.start(client);
createRoot(root).render(
  <StrictMode>
    <App client={client} session={session} queries={queries} history={createAppHistory()} />
  </StrictMode>,
);
