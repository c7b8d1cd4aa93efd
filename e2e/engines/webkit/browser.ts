import { listen, type Wire } from './connection.ts';
import { createContext, type OpenContext } from './context.ts';
import { startDisplay } from './driver.ts';

/** WebKit behind an address that Playwright can connect to: one for each worker. */
export async function startWebKit() {
  const display = await startDisplay();
  const contexts = new Set<OpenContext>();
  const closeAll = () => Promise.all([...contexts].map((context) => context.close()));
  const server = await listen(
    (wire) => ({ initialize: () => introduce(wire, display.name, contexts) }),
    () => void closeAll(),
  );
  return {
    wsEndpoint: server.wsEndpoint,
    async stop() {
      await closeAll();
      server.close();
      await display.stop();
    },
  };
}

function introduce(wire: Wire, display: string, contexts: Set<OpenContext>) {
  let contextCount = 0;
  const types = ['chromium', 'firefox', 'webkit'].map((name) => {
    const type = wire.create('', 'BrowserType', `type-${name}`, { name, executablePath: '' });
    return [name, type] as const;
  });
  wire.create(
    'type-webkit',
    'Browser',
    'browser',
    { version: '', name: 'webkit', browserName: 'webkit' },
    {
      async newContext(options) {
        contextCount += 1;
        const context = await createContext(wire, `context-${contextCount}`, display, options, () =>
          contexts.delete(context),
        );
        contexts.add(context);
        return { context: { guid: context.guid } };
      },
    },
  );
  const playwright = wire.create('', 'Playwright', 'Playwright', {
    ...Object.fromEntries(types),
    android: wire.create('', 'Android', 'android', {}),
    electron: wire.create('', 'Electron', 'electron', {}),
    preLaunchedBrowser: { guid: 'browser' },
  });
  return { playwright };
}
