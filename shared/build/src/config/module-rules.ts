import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule, RuleSetUseItem } from 'webpack';
import type { Mode } from '../mode.ts';
import { repository } from '../repository.ts';
import { swcOptions } from './swc-options.ts';

const { resolve } = createRequire(import.meta.url);

/** Returns the rules that turn each kind of file into a module. */
export function moduleRules(mode: Mode): RuleSetRule[] {
  const isProduction = mode === 'production';
  const macros = {
    useLinguiV5IdGeneration: true,
    // Catalogs contain every message, so the source text in the code would be a second copy.
    stripNonEssentialFields: isProduction,
  };
  const swc = {
    ...swcOptions,
    swcrc: false,
    // lingui's macros read this name. Without it, the bytes of a build would depend on NODE_ENV.
    envName: mode,
    jsc: {
      ...swcOptions.jsc,
      experimental: {
        cacheRoot: path.join(repository, 'node_modules/.cache/swc'),
        plugins: [[resolve('@lingui/swc-plugin'), macros]],
      },
    },
  };
  const createCssLoaders = (modules: object | false): RuleSetUseItem[] => [
    MiniCssExtractPlugin.loader,
    { loader: resolve('css-loader'), options: { modules, sourceMap: false } },
  ];
  return [
    { test: /\.tsx?$/, exclude: /node_modules/, loader: resolve('swc-loader'), options: swc },
    {
      test: /\.po$/,
      loader: path.join(import.meta.dirname, '../catalogs/po-loader.ts'),
      type: 'javascript/auto',
    },
    {
      test: /\.module\.css$/,
      use: createCssLoaders({
        localIdentName: isProduction ? '[hash:base64:6]' : '[name]__[local]',
        namedExport: false,
        exportLocalsConvention: 'as-is',
      }),
    },
    { test: /\.css$/, exclude: /\.module\.css$/, use: createCssLoaders(false), sideEffects: true },
    // In these patterns, a dot between folders matches the path separator of every operating system.
    {
      test: /web-react.es.style.index\.css$/,
      loader: path.join(import.meta.dirname, '../styles/palette-loader.ts'),
    },
    {
      test: /web-react.es.Button.style.index\.css$/,
      loader: path.join(import.meta.dirname, '../styles/button-loader.ts'),
    },
    // A request costs more than a small file inside its document or script, such as the icon of the console.
    { test: /\.(svg|png|woff2)$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 1_000 } } },
  ];
}
