import { hostConfig } from '@atrium/build';
import webpack from 'webpack';

/** Builds the page of the benchmark with the console's production settings. */
export async function buildBenchmark(dir: string): Promise<void> {
  const compiler = webpack(hostConfig({ dir }));
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
}
