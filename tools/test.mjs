import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { runMain } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { ROOT, STATE } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { findToolchain } from './lib/toolchain.mjs';

const UNIT_REPORT = join(STATE, 'reports', 'unit.json');
const E2E_REPORT = join(STATE, 'reports', 'e2e.json');

await runMain(async () => {
  const toolchain = await findToolchain();
  await install(toolchain);
  const chromium = await findChromium(toolchain);
  await rm(join(STATE, 'reports'), { recursive: true, force: true });
  await mkdir(join(STATE, 'reports'), { recursive: true });
  await build(toolchain);
  const env = {
    ...toolchain.env,
    ...(chromium ? { ATRIUM_CHROMIUM: chromium } : {}),
    PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT,
    // The tests start many processes and threads from the same sources, which Node then compiles only once.
    NODE_COMPILE_CACHE: join(STATE, 'compile-cache'),
  };
  const pnpm = (...args) => run(toolchain.pnpm, args, { cwd: ROOT, env, prefix: 'checks │ ' });
  const checks = {
    types: () => pnpm('typecheck'),
    lint: () => pnpm('lint'),
    unused: () => pnpm('unused'),
    messages: () => pnpm('i18n:check'),
    vocabulary: () => pnpm('vocabulary'),
    unit: () =>
      pnpm(
        'exec',
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${UNIT_REPORT}`,
      ),
  };
  const endToEnd = {
    e2e: () => run(toolchain.pnpm, ['e2e', '--reporter=list,json'], { cwd: ROOT, env, prefix: 'e2e    │ ' }),
  };
  // Tests spend half of their time waiting. In parallel, they use the processors better.
  const failed = (await Promise.all([runSteps(checks), runSteps(endToEnd)])).flat();
  await printTotals();
  if (failed.length > 0) console.error(`atrium: failed: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
});

/** Runs every step, so that one run reports all errors. Returns the names of the steps that failed. */
async function runSteps(steps) {
  const failed = [];
  for (const [name, step] of Object.entries(steps)) {
    const startedAt = Date.now();
    console.log(`\n── ${name}`);
    if ((await step()) !== 0) failed.push(name);
    console.log(`── ${name}: ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  }
  return failed;
}

async function printTotals() {
  const unit = await readReport(UNIT_REPORT);
  const endToEnd = await readReport(E2E_REPORT);
  const passed = (unit?.numPassedTests ?? 0) + (endToEnd?.stats.expected ?? 0);
  const failed = (unit?.numFailedTests ?? 0) + (endToEnd?.stats.unexpected ?? 0);
  const flaky = endToEnd?.stats.flaky ?? 0;
  if (flaky > 0)
    console.log(`${flaky} end-to-end tests passed only at the second attempt. See the list above.`);
  console.log(`\n${passed + flaky} passed, ${failed} failed`);
}

async function readReport(path) {
  return JSON.parse(await readFile(path, 'utf8').catch(() => 'null'));
}
