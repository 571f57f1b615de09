import type { Messages } from '@lingui/core';

/** What starts an argument or a quoted part of ICU MessageFormat; text without it stands for itself. */
const NEEDS_COMPILER = /[{}]|''/;

/**
 * Messages as lingui's runtime takes them. Plain text (from the server or a titles file) is compiled here; the compiler
 * is fetched only for text that has placeholders. Text that does not parse is left out.
 */
export async function readyMessages(messages: Messages): Promise<Messages> {
  const texts = Object.values(messages).filter((message) => typeof message === 'string');
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
