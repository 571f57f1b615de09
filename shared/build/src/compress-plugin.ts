import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler } from 'webpack';

const TEXT = /\.(js|css|html|json|svg)$/;
/** Below this, compressed files are no smaller by anything a network packet would notice. */
const SMALLEST = 256;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every text file that the build emitted, so that servers need not compress. */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('CompressPlugin', async (compilation) => {
      const folder = compiler.outputPath;
      const names = Object.keys(compilation.assets).filter((name) => TEXT.test(name));
      await Promise.all(names.map((name) => compress(path.join(folder, name))));
    });
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, compatible] = await Promise.all([
    brotli(content, { params }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, compatible)]);
}
