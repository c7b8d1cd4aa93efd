import { engines, startOurs } from '../lib/engines.mjs';
import { keep } from '../lib/report.mjs';
import { large } from './large.mjs';
import { monitoring } from './monitoring.mjs';
import { neighbours } from './neighbours.mjs';
import { overload } from './overload.mjs';
import { sizes } from './sizes.mjs';
import { soak } from './soak.mjs';
import { sockets } from './sockets.mjs';
import { viral } from './viral.mjs';

// The scenarios about limits run with the usual limits, and their visitors have an address each.
const asPeople = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' };
const scenes = {
  sockets: [sockets],
  viral: [viral],
  overload: [overload, asPeople],
  neighbours: [neighbours, asPeople],
  monitoring: [monitoring],
  sizes: [sizes],
  large: [large],
  soak: [soak],
};

/** Measures the server under load. Each scenario has its own server. */
export async function load({ engine: wanted, only, minutes = 10 }) {
  for (const name of wanted) {
    for (const [scene, [run, env]] of Object.entries(scenes).filter(
      ([scene]) => !only || only.includes(scene),
    )) {
      const engine = await engines[name]();
      const place = await engine.place();
      const server = await startOurs(place, env);
      try {
        const figures = await run({ server, place, engine, minutes });
        console.log(`\n${name}, ${scene}`);
        console.dir(figures, { depth: 4 });
        keep(`load-${name}`, { [scene]: figures });
      } finally {
        await server.stop();
        await engine.stop();
      }
    }
  }
}
