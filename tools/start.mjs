import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { runMain } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { findToolchain } from './lib/toolchain.mjs';

await runMain(async () => {
  const args = process.argv.slice(2);
  const toolchain = await findToolchain();
  await install(toolchain);
  if (!args.includes('--help')) await build(toolchain);
  return run(toolchain.node, [join(ROOT, 'server', 'src', 'main.ts'), ...args], {
    cwd: ROOT,
    env: { ...toolchain.env, NODE_ENV: 'production' },
    // The channel closes when this process ends, and then the server stops.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
});
