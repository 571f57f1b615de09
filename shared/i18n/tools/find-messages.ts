import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { isMessageId } from './message-packages.ts';
import { findProperty, literalText } from './rules/syntax.ts';
import { parseSource } from './source-file.ts';
import { walk } from './walk.ts';

const cacheRoot = path.resolve(import.meta.dirname, '../../../node_modules/.cache/swc');
const linguiPlugin = fileURLToPath(import.meta.resolve('@lingui/swc-plugin'));

/** Returns the messages that a file declares by Lingui's macros or in tables of descriptors: id → source text. */
export async function findMessages(file: string, source: string): Promise<ReadonlyMap<string, string>> {
  const { code } = await transform(source, {
    filename: file,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      experimental: {
        cacheRoot,
        plugins: [[linguiPlugin, { useLinguiV5IdGeneration: true }]],
      },
    },
  });
  const messages = new Map<string, string>();
  walk(parseSource(file, code).tree, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const id = literalText(findProperty(node, 'id'));
    const message = literalText(findProperty(node, 'message'));
    if (id && message && isMessageId(id)) messages.set(id, message);
  });
  return messages;
}
