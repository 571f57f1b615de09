import path from 'node:path';
import type { Compiler } from 'webpack';
import { compressFile } from './compress-file.ts';

const TEXT = /\.(js|css|html|json|svg)$/;
/** Only the server reads these files. */
const UNCOMPRESSED = /^catalogs\//;
/** Below this many bytes, compression saves no network packet. */
const MIN_BYTES = 256;

/** Writes a `.br` and a `.gz` next to every text file of the build, so that servers do not need to compress. */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('CompressPlugin', async (compilation) => {
      const assets = compilation
        .getAssets()
        .filter(({ name }) => TEXT.test(name) && !UNCOMPRESSED.test(name));
      const large = assets.filter(({ source }) => source.size() >= MIN_BYTES);
      await Promise.all(large.map(({ name }) => compressFile(path.join(compiler.outputPath, name))));
    });
  }
}
