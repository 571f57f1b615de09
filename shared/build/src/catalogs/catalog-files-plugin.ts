import webpack, { type Compiler } from 'webpack';
import { createCatalogFiles } from './create-catalog-files.ts';

/** Adds the built-in texts of packages to a build, one file for each locale. */
export class CatalogFilesPlugin {
  readonly #dirs: readonly string[];

  /** `dirs` are the folders of the packages. */
  constructor(dirs: readonly string[]) {
    this.#dirs = dirs;
  }

  apply(compiler: Compiler): void {
    const name = 'CatalogFilesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        for (const [file, content] of Object.entries(await createCatalogFiles(this.#dirs))) {
          compilation.emitAsset(file, new webpack.sources.RawSource(content));
        }
      });
    });
  }
}
