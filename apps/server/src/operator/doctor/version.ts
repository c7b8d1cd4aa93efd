import { type Config, version } from '../../platform/config.ts';
import { askHealth } from './ask.ts';
import { type Finding, findingsOn } from './finding.ts';

const { ok, warn, problem } = findingsOn('versão');

/** The server that runs here is the program that is installed here. */
export async function checkVersion({ port }: Pick<Config, 'port'>): Promise<Finding> {
  const answer = await askHealth(`http://127.0.0.1:${port}`);
  const own = `Alecrim ${version}, Node ${process.version}`;
  if ('failure' in answer)
    return problem(
      `${own}; o servidor não responde na porta ${port} desta máquina (${answer.failure}).`,
      'Inicie o servidor (npm start, ou docker compose up -d) ou informe a PORT dele.',
    );
  if (answer.version !== version)
    return warn(`${own}, mas o servidor no ar é o ${answer.version}.`, 'Reinicie o servidor.');
  return ok(`${own}.`);
}
