import { transform } from '@swc/core';
import type { Plugin } from 'vite';
import { compileCatalog } from './catalogs/compile-catalog.ts';
import { swcOptions } from './config/swc-options.ts';

const MACRO = /@lingui\/(?:react|core)\/macro/;
const ARCO_STYLE = /^@arco-design\/web-react\/(?:es|lib|dist)\/.*(?:style\/(?:css|index)(?:\.js)?|\.css)$/;
const EMPTY = '\0atrium:no-style';

/** Returns the Vite plugins that tests need to run the sources: for lingui's macros, PO files, and Arco in Node. */
export function atriumVitest(): Plugin[] {
  return [createMacroPlugin(), createCatalogPlugin(), createArcoPlugin()];
}

function createMacroPlugin(): Plugin {
  return {
    name: 'atrium:macros',
    enforce: 'pre',
    async transform(code, id) {
      const filename = id.split('?', 1)[0] ?? id;
      if (!/\.tsx?$/.test(filename) || filename.includes('/node_modules/') || !MACRO.test(code)) return null;
      const { code: compiled, map } = await transform(code, { ...swcOptions, filename, sourceMaps: true });
      return { code: compiled, map: map ?? null };
    },
  };
}

function createCatalogPlugin(): Plugin {
  return {
    name: 'atrium:catalogs',
    enforce: 'pre',
    async load(id) {
      // In tests, the import of a catalog with `?lazy` and the one without it both give all messages.
      const [file = ''] = id.split('?');
      return file.endsWith('.po') ? compileCatalog(file) : null;
    },
  };
}

/**
 * Arco's ES modules import directories and CSS that Node cannot load. The CommonJS build is used instead, without
 * styles.
 */
function createArcoPlugin(): Plugin {
  return {
    name: 'atrium:arco',
    enforce: 'pre',
    config: () => ({
      resolve: {
        dedupe: ['react', 'react-dom', 'jotai', '@lingui/core', '@lingui/react'],
        alias: [
          {
            find: /^@arco-design\/web-react\/es\/(?!.*(?:style\/|\.css$))(.*)$/,
            replacement: '@arco-design/web-react/lib/$1',
          },
        ],
      },
    }),
    resolveId: (source) => (ARCO_STYLE.test(source) ? EMPTY : null),
    load: (id) => (id === EMPTY ? 'export {};' : null),
  };
}
