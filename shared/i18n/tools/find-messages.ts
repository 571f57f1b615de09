import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { isMessageId } from './message-packages.ts';
import { findProperty, readLiteralText } from './rules/syntax.ts';
import { parseSource } from './source-file.ts';
import { walk } from './walk.ts';

const cacheRoot = path.resolve(import.meta.dirname, '../../../node_modules/.cache/swc');
const linguiPlugin = fileURLToPath(import.meta.resolve('@lingui/swc-plugin'));

export interface DeclaredMessage {
  readonly id: string;
  readonly text: string;
}

const MACRO = /@lingui\/(?:react|core)\/macro/;

/**
 * Returns the messages that a file declares by Lingui's macros or in tables of descriptors, with their source texts.
 */
export async function findMessages(file: string, source: string): Promise<readonly DeclaredMessage[]> {
  const messages: DeclaredMessage[] = [];
  const hasMacros = MACRO.test(source);
  // Most files declare no message, and parsing them takes long.
  if (!hasMacros && !/\bmessage\b/.test(source)) return messages;
  const code = hasMacros ? await expandMacros(file, source) : source;
  walk(parseSource(file, code).tree, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const id = readLiteralText(findProperty(node, 'id'));
    const message = readLiteralText(findProperty(node, 'message'));
    if (id && message && isMessageId(id)) messages.push({ id, text: message });
  });
  return messages;
}

/** Returns the file as JavaScript, in which a macro is an object with an id and a message. */
async function expandMacros(file: string, source: string): Promise<string> {
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
  return code;
}
