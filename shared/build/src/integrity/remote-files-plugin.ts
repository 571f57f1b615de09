import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  DEFAULT_OFFERED_LOCALES,
  type Descriptor,
  type DescriptorSource,
  descriptorSchema,
  type Integrity,
  MESSAGE_LIST,
  type MessageList,
  type RemoteVersion,
} from '@atrium/contract';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { createTitleFiles } from '../catalogs/create-title-files.ts';
import { createFederationName, stampVersion } from '../publish/stamp-version.ts';
import { listNeededExports } from './list-needed-exports.ts';
import {
  findPages,
  listMessageChunkFiles,
  listMessageFiles,
  listPageFiles,
  listPagePackages,
  type PageBlocks,
} from './page-files.ts';

/** The module that a remote exposes, relative to its folder. */
export const REMOTE_MODULE = 'src/remote.tsx';

/** The lists of files that the manifest contains in addition to the hashes. */
type FileLists = Pick<Integrity, 'needs' | 'pages' | 'packages' | 'messages'>;

export interface RemoteFilesOptions {
  readonly dir: string;
  readonly descriptor: DescriptorSource;
  /** The version, with a placeholder for its hash when `hashed` is set. */
  readonly version: string;
  /** Set when the version gets a hash of its files. `label` distinguishes two builds of the same files. */
  readonly hashed?: { readonly label: string };
  /** Returns the folder of the version as written in the pointer, with a trailing slash. */
  readonly base: (version: string) => string;
  /** Called when the version's files are final. */
  readonly onVersion: (version: RemoteVersion, compilation: Compilation) => void;
}

/**
 * Adds the files that hosts read before a remote's code: titles per locale, and `integrity.json` with the hashes of
 * files. The messages of locales that few deployments offer are in `messages.json`, so that other deployments do not
 * load them. Fails the build when the descriptor does not match the contract's schema.
 */
export class RemoteFilesPlugin {
  readonly #options: RemoteFilesOptions;

  constructor(options: RemoteFilesOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const name = 'RemoteFilesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let needs: Integrity['needs'];
      let pages: PageBlocks = new Map();
      compilation.hooks.finishModules.tap(name, () => {
        needs = toMutable(listNeededExports(compilation));
        pages = findPages(compilation, path.join(this.#options.dir, REMOTE_MODULE));
      });
      const { PROCESS_ASSETS_STAGE_ADDITIONAL, PROCESS_ASSETS_STAGE_REPORT } = webpack.Compilation;
      const titles: Record<string, string> = {};
      compilation.hooks.processAssets.tapPromise(
        { name, stage: PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const files = await createTitleFiles(this.#options.dir, this.#options.descriptor);
          for (const [locale, content] of Object.entries(files)) {
            titles[locale] = `titles/${locale}.json`;
            compilation.emitAsset(`titles/${locale}.json`, new webpack.sources.RawSource(content));
          }
        },
      );
      compilation.hooks.processAssets.tap({ name, stage: PROCESS_ASSETS_STAGE_REPORT }, () => {
        const descriptor = descriptorSchema.parse({ ...this.#options.descriptor, titles });
        this.#finish(compilation, descriptor, {
          needs,
          pages: listPageFiles(compilation, pages),
          packages: listPagePackages(compilation, pages),
          messages: listMessageFiles(compilation),
        });
      });
    });
  }

  #finish(compilation: Compilation, descriptor: Descriptor, fileLists: FileLists): void {
    // The federation plugin writes these statistics for other tools. Hosts do not read them.
    compilation.deleteAsset('mf-stats.json');
    const { hashed, base, onVersion } = this.#options;
    const createLists = () => createHashLists(compilation, fileLists);
    const version = hashed
      ? stampVersion(
          compilation,
          this.#options.version,
          JSON.stringify([hashed.label, descriptor, createLists(), listCatalogHashes(compilation)]),
        )
      : this.#options.version;
    // Created again, because the stamp has changed the files.
    const [manifest, messages] = createLists();
    const messageList = JSON.stringify(messages);
    compilation.emitAsset(MESSAGE_LIST, new webpack.sources.RawSource(messageList));
    manifest.files[MESSAGE_LIST] = computeIntegrity(messageList);
    const integrity = JSON.stringify(manifest);
    compilation.emitAsset('integrity.json', new webpack.sources.RawSource(integrity));
    const remoteVersion = {
      version,
      base: base(version),
      integrity: computeIntegrity(integrity),
      federation: createFederationName(descriptor.name, version),
      descriptor,
    };
    compilation.emitAsset('version.json', new webpack.sources.RawSource(JSON.stringify(remoteVersion)));
    onVersion(remoteVersion, compilation);
  }
}

/**
 * Returns the contents of `integrity.json` and of `messages.json`, which lists the messages of locales that few
 * deployments offer.
 */
function createHashLists(compilation: Compilation, fileLists: FileLists): readonly [Integrity, MessageList] {
  // The files with messages of locales that few deployments offer.
  const rareMessageFiles = listMessageChunkFiles(compilation, (locale) => !isOfferedByDefault(locale));
  const files: Record<string, string> = {};
  const rareFiles: Record<string, string> = {};
  for (const { name, source } of compilation.getAssets()) {
    if (/\.(map|html)$|^(titles|catalogs)\//.test(name)) continue;
    (rareMessageFiles.has(name) ? rareFiles : files)[name] = computeIntegrity(source.buffer());
  }
  const messages = Object.entries(fileLists.messages ?? {});
  const [defaultMessages, rareMessages] = [true, false].map((isDefault) =>
    Object.fromEntries(messages.filter(([locale]) => isOfferedByDefault(locale) === isDefault)),
  );
  return [
    { files, preload: [...listEntryFiles(compilation)], ...fileLists, messages: defaultMessages },
    { files: rareFiles, messages: rareMessages ?? {} },
  ];
}

/** Returns whether a deployment offers the locale by default. */
function isOfferedByDefault(locale: string): boolean {
  return DEFAULT_OFFERED_LOCALES.some((offered) => offered === locale);
}

/** Returns the files that the exposed module needs immediately. They are worth fetching together with the entry. */
function listEntryFiles(compilation: Compilation): readonly string[] {
  const files = new Set<string>();
  for (const chunk of compilation.chunks) {
    if (!chunk.name?.startsWith('__federation_expose_')) continue;
    for (const file of chunk.files) if (/\.(js|css)$/.test(file)) files.add(file);
  }
  return [...files].sort();
}

/** Returns the hashes of the built-in texts. The manifest does not list them, because no browser loads these files. */
function listCatalogHashes(compilation: Compilation): readonly string[] {
  const files = compilation.getAssets().filter(({ name }) => name.startsWith('catalogs/'));
  return files.map(({ source }) => computeIntegrity(source.buffer())).sort();
}

function computeIntegrity(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Copies the lists, because the type of the manifest has mutable ones. */
function toMutable(lists: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(lists).map(([key, names]) => [key, [...names]]));
}
