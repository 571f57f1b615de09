import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type DescriptorSource, type Pointer, REMOTE_ENTRY, type RemoteVersion } from '@atrium/contract';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { CatalogFilesPlugin } from '../catalogs/catalog-files-plugin.ts';
import { devServer } from '../development/dev-server.ts';
import { IntegrityHookPlugin } from '../integrity/integrity-hook-plugin.ts';
import { REMOTE_MODULE, RemoteFilesPlugin } from '../integrity/remote-files-plugin.ts';
import type { Mode } from '../mode.ts';
import { CompressPlugin } from '../publish/compress-plugin.ts';
import { DRAFT_FOLDER, setCurrentVersion } from '../publish/pointer-file.ts';
import { publishVersion } from '../publish/publish-version.ts';
import { createFederationName, getUnstampedVersion } from '../publish/stamp-version.ts';
import { readPackage, repository } from '../repository.ts';
import { baseConfig } from './base-config.ts';
import { lazySchemas } from './lazy-schemas.ts';
import { sharedModules } from './shared-modules.ts';

export interface RemoteOptions {
  /** Folder of the remote's package. */
  readonly dir: string;
  readonly descriptor: DescriptorSource;
  /** Defaults to the mode of webpack's command line. */
  readonly mode?: Mode;
  /** Port of its development server. */
  readonly port?: number;
}

/**
 * Returns a remote's webpack configuration. In production, `src/remote.tsx` becomes the immutable folder
 * `dist/<version>/`, and then the pointer `dist/remote.json` names this version. In development, the remote runs alone
 * in the workbench. Its pointer is also served, so that a host can use it as an override. `ATRIUM_BUILD_LABEL`
 * distinguishes two builds of the same sources.
 */
export function remoteConfig(options: RemoteOptions): Configuration {
  return (options.mode ?? 'production') === 'production'
    ? createProductionConfig(options)
    : createDevelopmentConfig(options);
}

function createProductionConfig({ dir, descriptor }: RemoteOptions): Configuration {
  // This version contains a placeholder for the hash of the files. `RemoteFilesPlugin` replaces the placeholder after
  // the build, and gives `base` and `onVersion` the final version.
  const unstampedVersion = getUnstampedVersion(dir);
  const dist = path.join(dir, 'dist');
  const incompleteFolder = path.join(dist, DRAFT_FOLDER);
  const name = createFederationName(descriptor.name, unstampedVersion);
  const base = baseConfig({
    dir,
    mode: 'production',
    uniqueName: name,
    publicPath: 'auto',
    outputPath: incompleteFolder,
  });
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      ...createRemotePlugins(unstampedVersion),
      lazySchemas(),
      createContainer({ dir, name, isAlone: false }),
      new CatalogFilesPlugin([dir]),
      new RemoteFilesPlugin({
        dir,
        descriptor,
        version: unstampedVersion,
        hashed: { label: process.env.ATRIUM_BUILD_LABEL ?? '' },
        base: (version) => `${version}/`,
        onVersion: publishAfterBuild(dist),
      }),
      new CompressPlugin(),
      { apply: emptyBeforeBuild(incompleteFolder) },
    ],
  };
}

function createDevelopmentConfig({ dir, descriptor, port = 4010 }: RemoteOptions): Configuration {
  const version = `${readPackage(dir).version}-development`;
  const name = createFederationName(descriptor.name, version);
  const base = baseConfig({
    dir,
    mode: 'development',
    uniqueName: name,
    publicPath: 'auto',
    outputPath: path.join(dir, 'dist', 'development'),
  });
  const workbench = path.join(repository, 'shared/workbench/src');
  return {
    ...base,
    entry: { workbench: path.join(workbench, 'index.ts') },
    resolve: {
      ...base.resolve,
      alias: {
        '#remote$': path.join(dir, REMOTE_MODULE),
        '#descriptor$': path.join(dir, 'descriptor.ts'),
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...createRemotePlugins(version),
      new HtmlWebpackPlugin({
        template: path.join(workbench, 'index.html'),
        chunks: ['workbench'],
        publicPath: '/',
      }),
      createContainer({ dir, name, isAlone: true }),
      new CatalogFilesPlugin([dir]),
      new RemoteFilesPlugin({ dir, descriptor, version, base: () => './', onVersion: emitPointer }),
    ],
    devServer: devServer({ port, remote: path.basename(dir) }),
  };
}

function createRemotePlugins(version: string): NonNullable<Configuration['plugins']> {
  return [
    new webpack.DefinePlugin({ 'process.env.ATRIUM_REMOTE_VERSION': JSON.stringify(version) }),
    new IntegrityHookPlugin(),
  ];
}

interface ContainerOptions {
  readonly dir: string;
  readonly name: string;
  /** Whether the remote runs in the workbench, without a host. */
  readonly isAlone: boolean;
}

function createContainer({ dir, name, isAlone }: ContainerOptions): { apply(compiler: Compiler): void } {
  return new ModuleFederationPlugin({
    name,
    library: { type: 'var', name },
    filename: REMOTE_ENTRY,
    exposes: { './remote': `./${REMOTE_MODULE}` },
    shared: sharedModules(dir, isAlone),
    dts: false,
    manifest: true,
    shareStrategy: 'loaded-first',
    experiments: { optimization: { target: 'web' }, externalRuntime: !isAlone },
  });
}

/** Empties a folder before each build, because webpack does not write a file with a hash in its name a second time. */
function emptyBeforeBuild(folder: string): (compiler: Compiler) => void {
  return (compiler) =>
    compiler.hooks.beforeRun.tapPromise('EmptyDraft', () => rm(folder, { recursive: true, force: true }));
}

function publishAfterBuild(dist: string): (version: RemoteVersion, compilation: Compilation) => void {
  return (version, { compiler }) => {
    compiler.hooks.done.tapPromise('PublishVersion', async (stats) => {
      if (stats.hasErrors()) return;
      await publishVersion(compiler.outputPath, path.join(dist, version.version));
      await setCurrentVersion(dist, version);
    });
  };
}

function emitPointer(version: RemoteVersion, compilation: Compilation): void {
  const pointer: Pointer = { name: version.descriptor.name, current: version, previous: null };
  compilation.emitAsset('remote.json', new webpack.sources.RawSource(JSON.stringify(pointer)));
}
