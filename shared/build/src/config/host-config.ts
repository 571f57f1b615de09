import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { CatalogFilesPlugin } from '../catalogs/catalog-files-plugin.ts';
import { devServer } from '../development/dev-server.ts';
import { EarlyFilesPlugin } from '../integrity/early-files-plugin.ts';
import { readRecordedExports } from '../integrity/read-recorded-exports.ts';
import type { Mode } from '../mode.ts';
import { CompressPlugin } from '../publish/compress-plugin.ts';
import { repository } from '../repository.ts';
import { baseConfig, canSplit } from './base-config.ts';
import { lazySchemas } from './lazy-schemas.ts';
import { sharedVersions } from './shared-modules.ts';

export interface HostOptions {
  /** Folder of the host package. */
  readonly dir: string;
  /** Defaults to the mode of webpack's command line. */
  readonly mode?: Mode;
}

/**
 * Returns the host's webpack configuration: `src/index.ts` and `src/index.html` become `dist/`. If the host has
 * `src/early/index.ts`, this file becomes the document's first script. The configuration has no federation plugin,
 * because the plugin would load the federation runtime before the sign-in page. The host starts the runtime itself when
 * the first remote is needed, and passes it the host's copies of the shared modules.
 */
export function hostConfig({ dir, mode = 'production' }: HostOptions): Configuration {
  const isProduction = mode === 'production';
  const hasEarly = existsSync(path.join(dir, 'src/early/index.ts'));
  const base = baseConfig({
    dir,
    mode,
    uniqueName: 'atrium_host',
    publicPath: '/',
    outputPath: path.join(dir, 'dist'),
  });
  return {
    ...base,
    entry: { ...(hasEarly ? { early: './src/early/index.ts' } : {}), main: './src/index.ts' },
    output: { ...base.output, clean: true },
    optimization: { ...base.optimization, splitChunks: SPLIT_CHUNKS },
    plugins: [
      ...(base.plugins ?? []),
      // The plugin inserts code. The outer `stringify` creates a string literal, because the values of environment
      // variables are strings.
      new webpack.DefinePlugin({
        'process.env.ATRIUM_DEVELOPMENT': JSON.stringify(String(!isProduction)),
        'process.env.ATRIUM_SHARED_VERSIONS': JSON.stringify(JSON.stringify(sharedVersions(dir))),
        'process.env.ATRIUM_LAZY_EXPORTS': JSON.stringify(JSON.stringify(readRecordedExports())),
        // Lets the federation runtime drop its server code.
        ENV_TARGET: JSON.stringify('web'),
      }),
      lazySchemas(),
      // The scripts are not deferred, because the first one sets the theme before the first paint. They delay nothing,
      // because the document shows nothing until they run.
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'blocking', inject: 'head' }),
      new EarlyFilesPlugin(readLocales(dir)),
      new CatalogFilesPlugin([
        dir,
        ...SHARED_MESSAGE_PACKAGES.map((name) => path.join(repository, 'shared', name)),
      ]),
      ...(isProduction ? [new CompressPlugin()] : []),
    ],
    ...(isProduction ? {} : { devServer: devServer({ port: 4000 }) }),
  };
}

/** The names of the chunks that every signed-in page needs: the shell and the federation runtime. */
const SIGNED_IN_CHUNKS: readonly (string | null | undefined)[] = ['signed-in', 'federation'];

/**
 * The two chunks of the signed-in pages are one script and one style sheet, because each further file costs a slow
 * processor about 10 ms. Modules that other chunks contain too are not moved to a file of their own.
 */
const SPLIT_CHUNKS: NonNullable<NonNullable<Configuration['optimization']>['splitChunks']> = {
  chunks: (chunk) => canSplit(chunk) && !SIGNED_IN_CHUNKS.includes(chunk.name),
  cacheGroups: {
    signedIn: {
      name: 'signed-in-files',
      chunks: ({ name }) => SIGNED_IN_CHUNKS.includes(name),
      enforce: true,
    },
  },
};

/** The shared packages with messages. Their texts are in the host's catalog files. */
const SHARED_MESSAGE_PACKAGES = ['table', 'charts', 'definitions', 'task-views'];

/** Returns the locales of the catalogs in a package's `locales` folder. */
function readLocales(dir: string): readonly string[] {
  const folder = path.join(dir, 'locales');
  return existsSync(folder) ? readdirSync(folder).map((file) => path.parse(file).name) : [];
}
