import type { Messages } from '@lingui/core';

/** Braces and quotes of ICU MessageFormat. Text without them needs no compiler. */
const NEEDS_COMPILER = /[{}]|''/;

/**
 * Returns messages in the form that Lingui's runtime uses. Compiles plain text from the server or a titles file here,
 * and fetches the compiler only for text with placeholders. Leaves out text that does not parse.
 */
export async function toCompiledMessages(messages: Messages): Promise<Messages> {
  const texts = Object.values(messages).filter((message) => typeof message === 'string');
  // In a compiled catalog, no message is a string.
  if (texts.length === 0) return messages;
  const isCompilerNeeded = texts.some((text) => NEEDS_COMPILER.test(text));
  const compile = isCompilerNeeded
    ? (await import('@lingui/message-utils/compileMessage')).compileMessageOrThrow
    : (text: string) => [text];
  return Object.fromEntries(
    Object.entries(messages).flatMap(([id, message]) => {
      if (typeof message !== 'string') return [[id, message]];
      try {
        return [[id, compile(message)]];
      } catch {
        return [];
      }
    }),
  );
}
