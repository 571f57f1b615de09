import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { devServer } from './dev-server.ts';
import type { Mode } from './mode.ts';
import { recordedExports } from './recorded-exports.ts';
import { sharedVersions } from './shared-modules.ts';

export interface HostOptions {
  /** Folder of the host's package. */
  readonly dir: string;
  /** Taken from webpack's command line unless said. */
  readonly mode?: Mode;
}

/**
 * The host's webpack configuration: `src/index.ts` and `src/index.html` become `dist/`. It has no federation plugin:
 * that would put the federation runtime before the sign-in page. The host starts the runtime itself, once a remote is
 * wanted, and hands it the copies it runs on.
 */
export function hostConfig({ dir, mode = 'production' }: HostOptions): Configuration {
  const isProduction = mode === 'production';
  const base = baseConfig({
    dir,
    mode,
    uniqueName: 'atrium_host',
    publicPath: '/',
    outputPath: path.join(dir, 'dist'),
  });
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, clean: true },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({
        'process.env.ATRIUM_DEVELOPMENT': JSON.stringify(String(!isProduction)),
        'process.env.ATRIUM_SHARED_VERSIONS': JSON.stringify(JSON.stringify(sharedVersions(dir))),
        'process.env.ATRIUM_TABLE_EXPORTS': JSON.stringify(JSON.stringify(recordedExports('table'))),
        // Lets the federation runtime drop what it has for servers.
        ENV_TARGET: JSON.stringify('web'),
      }),
      // Not deferred: the script sets the theme before anything is painted, and the document holds nothing else.
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'blocking', inject: 'head' }),
      ...(isProduction ? [new CompressPlugin()] : []),
    ],
    ...(isProduction ? {} : { devServer: devServer({ port: 4000 }) }),
  };
}
