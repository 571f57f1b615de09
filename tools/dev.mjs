import { join } from 'node:path';
import { runMain } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { runTogether } from './lib/run-together.mjs';
import { findToolchain } from './lib/toolchain.mjs';

/** Ports of the development servers. Those of the host and the remotes are also in their webpack configurations. */
const HOST_PORT = 4000;
const SERVER_PORT = 4001;
const REMOTE_PORTS = { 'remote-dashboard': 4011, 'remote-management': 4012, 'remote-assets': 4013 };

await runMain(async () => {
  const toolchain = await findToolchain();
  await install(toolchain);
  const remotes = Object.entries(REMOTE_PORTS)
    .map(([folder, port]) => `${folder.replace('-', '_')}=http://127.0.0.1:${port}/remote.json`)
    .join(',');
  const startArgs = ['--watch', join(ROOT, 'server', 'src', 'main.ts'), '--port', String(SERVER_PORT)];
  const origins = `http://127.0.0.1:${HOST_PORT},http://localhost:${HOST_PORT}`;
  const environment = {
    ...toolchain.env,
    NODE_ENV: 'development',
    ATRIUM_SERVER: `http://127.0.0.1:${SERVER_PORT}`,
  };
  console.log(`The console is at http://127.0.0.1:${HOST_PORT} when the builds are finished.`);
  const serve = (name) => ({ command: toolchain.pnpm, args: ['--filter', name, 'run', 'dev'] });
  // With `--remotes-from none`, the server serves no built remotes. Development servers serve those in `--remotes`.
  const serverArgs = [...startArgs, '--remotes', remotes, '--remotes-from', 'none', '--origins', origins];
  return runTogether(
    [
      { command: toolchain.node, args: serverArgs, readyText: 'Atrium is ready' },
      ...['host', ...Object.keys(REMOTE_PORTS)].map(serve),
    ],
    { cwd: ROOT, env: environment },
  );
});
