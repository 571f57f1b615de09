import { DEFAULT_OFFERED_LOCALES } from '@atrium/contract';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

/** Names of chunks that the document's first script may request before the console's code has arrived. */
const EARLY = /^(console|federation|shared-.+)$/;

/** The id of the element in the document that contains the list. */
const ELEMENT = 'atrium-files';

/**
 * Writes a list of the files of the console's main chunks into the document, as data. The entry `early` runs before the
 * console's code and can request them side by side with it.
 */
export class EarlyFilesPlugin {
  readonly #locales: readonly string[];

  /** `locales` are those in which the console has messages. */
  constructor(locales: readonly string[]) {
    this.#locales = locales;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('EarlyFilesPlugin', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(
        'EarlyFilesPlugin',
        (document) => {
          const list = {
            tagName: 'script',
            attributes: { type: 'application/json', id: ELEMENT },
            innerHTML: JSON.stringify(this.#earlyFiles(compilation)),
            voidTag: false,
            meta: { plugin: 'EarlyFilesPlugin' },
          };
          // The first script comes before the style sheets, because a script waits for those before it.
          const { headTags } = document;
          const first = headTags.filter(isFirstScript);
          return {
            ...document,
            headTags: [list, ...first, ...headTags.filter((tag) => !first.includes(tag))],
          };
        },
      );
    });
  }

  #earlyFiles({ namedChunkGroups, outputOptions }: Compilation): Record<string, string[]> {
    const root = typeof outputOptions.publicPath === 'string' ? outputOptions.publicPath : '/';
    const early = this.#locales.map((locale) => findMessageChunk(locale));
    // The list is a part of the sign-in page, so it omits what few users need.
    const late = this.#locales
      .filter((locale) => DEFAULT_OFFERED_LOCALES.every((offered) => offered !== locale))
      .map((locale) => `-${locale}-po`);
    const files = [...namedChunkGroups]
      .filter(([name]) => EARLY.test(name) || early.includes(name))
      .filter(([name]) => early.includes(name) || !late.some((end) => name.endsWith(end)))
      .map(([name, group]) => {
        const needed = group.getFiles().filter((file) => /\.(js|css)$/.test(file));
        return [name.replace(/-po$/, ''), needed.map((file) => `${root}${file}`)] as const;
      });
    const named = files.filter(([, needed]) => needed.length > 0);
    return Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

/** Returns the name of the chunk with a locale's messages. webpack derives it from the name of the PO file. */
const findMessageChunk = (locale: string): string => `locale-${locale}-po`;

function isFirstScript({ tagName, attributes }: HtmlWebpackPlugin.HtmlTagObject): boolean {
  return tagName === 'script' && /(^|\/)early\b/.test(String(attributes['src'] ?? ''));
}
