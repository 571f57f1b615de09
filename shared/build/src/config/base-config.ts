import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS } from '@atrium/contract';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Chunk, type Configuration } from 'webpack';
import type { Mode } from '../mode.ts';
import { repository } from '../repository.ts';
import { arcoExternals } from './arco-externals.ts';
import { cryptoExternals } from './crypto-externals.ts';
import { moduleRules } from './module-rules.ts';

export interface BaseOptions {
  /** Folder of the package. */
  readonly dir: string;
  readonly mode: Mode;
  /** Distinguishes the chunks of two builds on one page. */
  readonly uniqueName: string;
  readonly publicPath: string;
  readonly outputPath: string;
}

/**
 * Returns whether modules of a chunk may move to other chunks. Entries and workers are not split. A worker starts from
 * a copy of its file (see `FetchedWorker`). The copy cannot load other files.
 */
export function canSplit(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && !chunk.hasRuntime();
}

/** The common webpack configuration of the host and every remote. */
export function baseConfig({ dir, mode, uniqueName, publicPath, outputPath }: BaseOptions): Configuration {
  const isProduction = mode === 'production';
  const suffix = isProduction ? '.[contenthash:7]' : '';
  return {
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: outputPath,
      publicPath,
      uniqueName,
      filename: `[name]${suffix}.js`,
      // Files are named by the id of their chunk. With other names, the first script would contain a table of them.
      chunkFilename: isProduction ? `[id]${suffix}.js` : '[name].js',
      assetModuleFilename: `assets/[name]${suffix}[ext]`,
      chunkLoadTimeout: LIMITS.chunkTimeout,
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // The federation runtime is shared only when host and remotes resolve it to the same ES module files.
      conditionNames: ['import', 'module', 'browser', '...'],
    },
    externals: [arcoExternals, cryptoExternals],
    module: {
      rules: moduleRules(mode),
      // `new FetchedWorker(…)` also starts a worker, so webpack builds a program for it. Browsers start no other worker
      // from the origin of a remote.
      parser: {
        javascript: {
          worker: ['FetchedWorker from ./fetched-worker.ts', '...'],
          exportsPresence: 'error',
        },
      },
    },
    optimization: isProduction
      ? productionOptimization()
      : { chunkIds: 'named', moduleIds: 'named', splitChunks: { chunks: canSplit } },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.ATRIUM_BUILD': JSON.stringify(uniqueName) }),
      new MiniCssExtractPlugin({
        filename: `[name]${suffix}.css`,
        chunkFilename: isProduction ? `[id]${suffix}.css` : '[name].css',
        ignoreOrder: true,
      }),
      ...(isProduction ? [createCompileHint()] : []),
      // Leaves out the tables of old code pages of the library for spreadsheets. They are larger than the rest of the
      // library, and only formats that are never written need them.
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/dist\/cpexcel\.js$/,
        path.join(import.meta.dirname, 'nothing.ts'),
      ),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(repository, 'node_modules/.cache/atrium', path.basename(dir)),
      name: mode,
      version: hashPackageFiles(),
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/**
 * Marks scripts so that Chromium compiles all their functions on another thread while they load. Otherwise the main
 * thread first skips most functions and then parses them at their first call. Other browsers ignore the comment.
 */
function createCompileHint(): webpack.BannerPlugin {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minimizer, which removes comments, and before the hashes.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

function productionOptimization(): NonNullable<Configuration['optimization']> {
  return {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    splitChunks: { chunks: canSplit },
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: true, mangle: true, format: { comments: false } },
      }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify }),
    ],
  };
}

/**
 * Returns a hash of all files of this package. Webpack's cache cannot track a configuration written in TypeScript, so
 * it uses this hash as its version.
 */
function hashPackageFiles(): string {
  const folder = path.join(repository, 'shared/build/src');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort())
    hash.update(path.relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
