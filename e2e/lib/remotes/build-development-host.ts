import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../server/environment.ts';

const run = promisify(execFile);

/**
 * Builds the host in development mode into a new temporary folder. The production build stays unchanged. Returns the
 * folder, which the caller removes.
 */
export async function buildDevelopmentHost(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'atrium-development-'));
  const host = join(ROOT, 'host');
  const webpack = join(host, 'node_modules', 'webpack', 'bin', 'webpack.js');
  await run(process.execPath, [webpack, '--mode', 'development', '--output-path', dir], { cwd: host });
  return dir;
}
