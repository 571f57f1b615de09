import { LIMITS, type LocaleId, type RejectedTranslation, TRANSLATION_LIMITS } from '@atrium/contract';
import { checkMessage } from '@atrium/contract/messages';

type Reason = Pick<RejectedTranslation, 'rule' | 'detail'>;

/** Returns the reasons why a text of a file or a model is rejected, one for each error. */
export function listRejectionReasons(
  locale: LocaleId,
  text: string,
  message: { readonly id: string; readonly source: string },
): readonly Reason[] {
  if (text.length > TRANSLATION_LIMITS.length) return [{ rule: 'too-long', detail: '' }];
  return checkMessage(locale, text, message).map((error) => ({
    rule: error.rule,
    detail: error.rule === 'unparsable-message' ? '' : error.text,
  }));
}

/** Returns a rejected entry for a report, with its id and its text shortened. */
export function toRejectedTranslation(
  { id, text }: Pick<RejectedTranslation, 'id' | 'text'>,
  reason: Reason,
) {
  return { id: id.slice(0, LIMITS.keywordLength), text: text.slice(0, LIMITS.keywordLength), ...reason };
}
