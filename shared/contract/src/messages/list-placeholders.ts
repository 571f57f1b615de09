import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { parseMessage } from './parse-message.ts';

/**
 * Returns the placeholders and tags of a message, sorted, such as `</0>`, `<0>` and `count`.
 * Includes those in the forms of a plural. An invalid message has none.
 */
export function listPlaceholders(message: CompiledMessage | string): readonly string[] {
  const tokens = typeof message === 'string' ? (parseMessage(message) ?? []) : message;
  return [...new Set(tokens.flatMap(listTokenNames))].sort();
}

function listTokenNames(token: CompiledMessage[number]): readonly string[] {
  if (typeof token === 'string') return token.match(/<\/?\w+\/?>/g) ?? [];
  const [name, , cases] = token;
  if (typeof cases !== 'object' || cases === null) return [name];
  const forms = Object.values(cases).filter((form) => typeof form === 'string' || Array.isArray(form));
  return [
    name,
    ...forms.flatMap((form) =>
      typeof form === 'string' ? listTokenNames(form) : form.flatMap(listTokenNames),
    ),
  ];
}
