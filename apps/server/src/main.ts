import { extname, join } from 'node:path';
import { linkReach } from '@alecrim/domain/pure';
import { z } from 'zod';
import type { Upgrade } from './archive/backup/upgrade-database.ts';
import { type Config, readConfig, version } from './platform/config.ts';
import { OperatorError } from './platform/errors.ts';
import { connectionFailure, fileFailure, listenFailure } from './platform/failure-text.ts';
import { withSettingsFile } from './platform/settings-file.ts';
import { seedDemo } from './seed-demo.ts';
import { serve } from './serve.ts';

z.config(z.locales.pt());

// A stop that takes longer than this would be taken for a hang.
const STOP_WITHIN = 10_000;

let config: Config | undefined;
try {
  const webDist = process.env.WEB_DIST ?? join(import.meta.dirname, '../../web/dist');
  // Beside this program, as a source or as it was built.
  const worker = join(import.meta.dirname, `background-worker${extname(import.meta.filename)}`);
  config = readConfig({ ...withSettingsFile(process.env), WEB_DIST: webDist });
  const server = await serve(config, worker, say);
  const demo = server.deps.config.isDemo ? await seedDemo(server.deps, server.url) : undefined;
  if (server.upgrade.steps.length > 0) say(upgradeText(server.upgrade));
  say(`Alecrim ${version} está no ar: ${server.url}`);
  const reach = linkReach(server.url);
  if (reach !== 'everywhere')
    say(
      `Os links dos cardápios só abrem ${reach === 'computer' ? 'neste computador' : 'na rede deste computador'}. Para os pacientes: docs/pt-BR/colocar-no-ar.md`,
    );
  if (demo)
    say(
      `Demonstração: entre com ${demo.email} e a senha "${demo.password}".\nLink de um paciente: ${demo.publicLink}`,
    );
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      // A person who presses Ctrl+C waits for nothing.
      const isUrgent = signal === 'SIGINT';
      const drainMs = isUrgent ? 0 : server.deps.config.drainSeconds * 1000;
      setTimeout(() => process.exit(1), drainMs + STOP_WITHIN).unref();
      server.stop({ isUrgent }).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  say(explain(error));
  process.exit(1);
}

function upgradeText({ steps, backup }: Upgrade): string {
  const before = backup ? ` O backup de antes está em ${backup}.` : '';
  return `Banco de dados atualizado para a versão ${version}: ${steps.join(', ')}.${before}`;
}

/** A known reason in one line; any other error with its stack trace. */
function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const known =
    (config && (listenFailure(error, config) ?? connectionFailure(error, config.databaseUrl)?.text)) ??
    fileFailure(error);
  return known ?? (error as Error).stack ?? String(error);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
