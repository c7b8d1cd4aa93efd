import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aptInstall, isExecutable } from './apt.mjs';
import { startChild } from './child.mjs';
import { freePort } from './free-port.mjs';
import { tempFolder } from './temp-folder.mjs';

/** @typedef {'nginx' | 'caddy'} BalancerName */

/**
 * @param {BalancerName} name
 * @returns {Promise<string>} the program's path
 */
export async function findBalancer(name) {
  const found = installed(name) ?? ((await aptInstall(name)) ? installed(name) : undefined);
  if (found) return found;
  throw new Error(`No ${name} for the rolling restart. Install it (Debian: \`apt-get install ${name}\`).`);
}

/** @param {string} name */
function installed(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/**
 * A balancer as Debian delivers it, in front of these ports, with the settings of docs/many-machines.md.
 * @param {BalancerName} name
 * @param {string} program
 * @param {readonly number[]} ports
 */
export async function startBalancer(name, program, ports) {
  const { path: folder, remove } = tempFolder(`alecrim-${name}`);
  const port = await freePort();
  const file = join(folder, name === 'nginx' ? 'nginx.conf' : 'Caddyfile');
  writeFileSync(file, name === 'nginx' ? nginxSettings(folder, port, ports) : caddySettings(port, ports));
  const args =
    name === 'nginx' ? ['-c', file, '-p', folder] : ['run', '--config', file, '--adapter', 'caddyfile'];
  const child = startChild(program, args, {
    cwd: folder,
    output: 'keep',
    env: { ...process.env, HOME: folder },
  });
  const hasEnded = child.ended.then(() => true);
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url)))
    if (await Promise.race([hasEnded, sleep(50, false)]))
      throw new Error(`${name} did not start:\n${child.output()}`);
  return {
    url,
    async stop() {
      await child.stop();
      remove();
    },
  };
}

/**
 * @param {string} folder
 * @param {number} port
 * @param {readonly number[]} ports
 */
const nginxSettings = (folder, port, ports) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream alecrim {
    ${ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://alecrim;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
    }
  }
}
`;

/**
 * @param {number} port
 * @param {readonly number[]} ports
 */
const caddySettings = (port, ports) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  reverse_proxy ${ports.map((each) => `127.0.0.1:${each}`).join(' ')} {
    health_uri /api/health/ready
    health_interval 500ms
    lb_try_duration 5s
    lb_try_interval 100ms
  }
}
`;

/** @param {string} url */
const isUp = (url) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
