import { build } from './lib/build.mjs';
import { runMain } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { findToolchain } from './lib/toolchain.mjs';

await runMain(async () => {
  const toolchain = await findToolchain();
  await install(toolchain);
  await build(toolchain);
});
