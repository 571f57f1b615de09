import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { devServer } from './dev-server.ts';
import { sharedModules } from './shared-modules.ts';

export interface HostOptions {
  /** Folder of the host's package. */
  readonly dir: string;
  /** Taken from webpack's command line unless said. */
  readonly mode?: Mode;
}

/** The host's webpack configuration: `src/index.ts` and `src/index.html` become `dist/`. */
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
      new webpack.DefinePlugin({ 'process.env.ATRIUM_DEVELOPMENT': JSON.stringify(String(!isProduction)) }),
      new HtmlWebpackPlugin({ template: './src/index.html' }),
      new ModuleFederationPlugin({
        name: 'atrium_host',
        remotes: {},
        shared: sharedModules('host'),
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        experiments: { optimization: { target: 'web' }, provideExternalRuntime: true },
      }),
      ...(isProduction ? [new CompressPlugin()] : []),
    ],
    ...(isProduction ? {} : { devServer: devServer({ port: 4000, isHost: true }) }),
  };
}
