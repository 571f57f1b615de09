import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { runMain } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { findToolchain } from './lib/toolchain.mjs';

/** Ports of the development servers; each package's webpack configuration names its own. */
const HOST_PORT = 4000;
const SERVER_PORT = 4001;
const REMOTE_PORTS = { 'remote-dashboard': 4011, 'remote-management': 4012, 'remote-assets': 4013 };

await runMain(async () => {
  const toolchain = await findToolchain();
  await install(toolchain);
  const remotes = Object.entries(REMOTE_PORTS)
    .map(([folder, port]) => `${folder.replace('-', '_')}=http://127.0.0.1:${port}/remote.json`)
    .join(',');
  const server = ['--watch', join(ROOT, 'server', 'src', 'main.ts'), '--port', String(SERVER_PORT)];
  const origins = `http://127.0.0.1:${HOST_PORT},http://localhost:${HOST_PORT}`;
  const environment = {
    ...toolchain.env,
    NODE_ENV: 'development',
    ATRIUM_SERVER: `http://127.0.0.1:${SERVER_PORT}`,
  };
  console.log(`The console is at http://127.0.0.1:${HOST_PORT} once the builds are through.`);
  const serve = (name) => [toolchain.pnpm, ['--filter', name, 'run', 'dev']];
  return together(
    [
      [toolchain.node, [...server, '--remotes', remotes, '--remotes-from', 'none', '--origins', origins]],
      ...['host', ...Object.keys(REMOTE_PORTS)].map(serve),
    ],
    environment,
  );
});

/** Runs commands side by side until one ends or a signal comes, then ends the others; answers the first one's code. */
function together(commands, env) {
  return new Promise((resolve) => {
    const children = commands.map(([command, args]) =>
      spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] }),
    );
    let running = children.length;
    let first;
    const endAll = (signal) => {
      for (const child of children) child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endAll(signal));
    for (const child of children) {
      child.on('exit', (code) => {
        first ??= code ?? 0;
        running -= 1;
        endAll('SIGTERM');
        if (running === 0) resolve(first);
      });
    }
  });
}
