import { createRequire } from 'node:module';
import path from 'node:path';
import type { Options } from '@swc/core';
import { repository } from '../repository.ts';

// By path, because swc looks for the plugin from its working directory.
const linguiPlugin = createRequire(import.meta.url).resolve('@lingui/swc-plugin');

/**
 * Compiler options of every source file, in the build and in tests: TypeScript, React's automatic runtime, lingui's
 * macros.
 */
export const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    experimental: {
      cacheRoot: path.join(repository, 'node_modules/.cache/swc'),
      plugins: [[linguiPlugin, { useLinguiV5IdGeneration: true }]],
    },
  },
} satisfies Options;
