import { ERROR_CODES } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Chat } from './chat-schemas.ts';

/**
 * Returns the text of the last message of the role `user`. Earlier messages and other roles do not concern a text app.
 *
 * @throws BusinessError `invalid` when there is no such message, or when a part of it is no text.
 */
export function findUserText({ messages }: Chat): string {
  const index = messages.findLastIndex(({ role }) => role === 'user');
  const content = messages[index]?.content;
  if (typeof content === 'string') return content;
  if (!content) throw new BusinessError(ERROR_CODES.invalid, undefined, ['messages']);
  return content
    .map(({ type, text }, part) => {
      const field = `messages.${index}.content.${part}`;
      if (type !== 'text' || text === undefined)
        throw new BusinessError(ERROR_CODES.invalid, undefined, [field]);
      return text;
    })
    .join('\n');
}
