import path from 'node:path';
import { DEFAULT_OFFERED_LOCALES } from '@atrium/contract';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

/** Names of chunks that the document's first script may request before the host's code is loaded. */
const EARLY_CHUNKS = /^(signed-in|shared-.+)$/;

/** The id of the element in the document that contains the list of files. */
const ELEMENT_ID = 'atrium-files';

/**
 * Writes the entry `early` into the document as an inline script, and a list of the files of the host's main chunks, as
 * data. The script runs when the document arrives, and can request the files while the host's code loads. As a file of
 * its own, it would arrive and run later.
 */
export class EarlyFilesPlugin {
  readonly #locales: readonly string[];

  /** `locales` are the locales of the console's messages. */
  constructor(locales: readonly string[]) {
    this.#locales = locales;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('EarlyFilesPlugin', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(
        'EarlyFilesPlugin',
        (document) => {
          const listElement = {
            tagName: 'script',
            attributes: { type: 'application/json', id: ELEMENT_ID },
            innerHTML: JSON.stringify(this.#earlyFiles(compilation)),
            voidTag: false,
            meta: { plugin: 'EarlyFilesPlugin' },
          };
          // The first script comes before the style sheets. After them, it would wait until they are loaded.
          const { headTags } = document;
          const firstScripts = headTags.filter(isFirstScript);
          return {
            ...document,
            headTags: [
              listElement,
              ...firstScripts.map((tag) => toInlineScript(compilation, tag)),
              ...headTags.filter((tag) => !firstScripts.includes(tag)),
            ],
          };
        },
      );
    });
  }

  #earlyFiles({ namedChunkGroups, outputOptions }: Compilation): Record<string, string[]> {
    const root = typeof outputOptions.publicPath === 'string' ? outputOptions.publicPath : '/';
    const messageChunks = this.#locales.map((locale) => getMessageChunkName(locale));
    // The list is a part of the sign-in page, so it omits the texts of shared packages in locales that few users need.
    // It contains the host's own messages in every locale.
    const omittedSuffixes = this.#locales
      .filter((locale) => DEFAULT_OFFERED_LOCALES.every((offered) => offered !== locale))
      .map((locale) => `-${locale}-po`);
    const files = [...namedChunkGroups]
      .filter(([name]) => EARLY_CHUNKS.test(name) || messageChunks.includes(name))
      .filter(
        ([name]) => messageChunks.includes(name) || !omittedSuffixes.some((suffix) => name.endsWith(suffix)),
      )
      .map(([name, group]) => {
        const requiredFiles = group.getFiles().filter((file) => /\.(js|css)$/.test(file));
        return [name.replace(/-po$/, ''), requiredFiles.map((file) => `${root}${file}`)] as const;
      });
    const namedFiles = files.filter(([, requiredFiles]) => requiredFiles.length > 0);
    return Object.fromEntries(namedFiles.sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

/** Returns the name of the chunk with a locale's messages. webpack derives it from the name of the PO file. */
const getMessageChunkName = (locale: string): string => `locale-${locale}-po`;

function isFirstScript({ tagName, attributes }: HtmlWebpackPlugin.HtmlTagObject): boolean {
  return tagName === 'script' && /(^|\/)early\b/.test(String(attributes['src'] ?? ''));
}

/** Replaces an element that loads a script by an element that contains it. Removes the file of the script. */
function toInlineScript(
  compilation: Compilation,
  tag: HtmlWebpackPlugin.HtmlTagObject,
): HtmlWebpackPlugin.HtmlTagObject {
  const file = path.posix.basename(String(tag.attributes['src']));
  const code = compilation.getAsset(file)?.source.source().toString();
  if (!code || /<\/script/i.test(code)) throw new Error(`The file ${file} cannot be an inline script.`);
  compilation.deleteAsset(file);
  return { ...tag, attributes: {}, innerHTML: code };
}
