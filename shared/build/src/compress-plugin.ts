import path from 'node:path';
import type { Compiler } from 'webpack';
import { compressFile } from './compress-file.ts';

const TEXT = /\.(js|css|html|json|svg)$/;
/** Below this many bytes, compressed files are no smaller by anything a network packet would notice. */
const SMALLEST = 256;

/** Writes a `.br` and a `.gz` beside every text file that the build emitted, so that servers need not compress. */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('CompressPlugin', async (compilation) => {
      const assets = compilation.getAssets().filter(({ name }) => TEXT.test(name));
      const large = assets.filter(({ source }) => source.size() >= SMALLEST);
      await Promise.all(large.map(({ name }) => compressFile(path.join(compiler.outputPath, name))));
    });
  }
}
