import type { LocaleId } from '@atrium/contract';
import { checkMessage } from '@atrium/contract/messages';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';

interface CheckedMessage {
  readonly id: string;
  /** The English text. */
  readonly source: string;
}

/** Returns `describe`, which describes an error of a translation, and `check`, which describes all errors of a text. */
export function useProblems() {
  const { t } = useLingui();
  const format = useFormat();
  const describe = (rule: string, detail: string): string => {
    const rules: Readonly<Record<string, string>> = {
      'unparsable-message': t({
        id: 'management.page.translations.unparsable',
        message: 'The text is not valid: a brace or an option is missing',
      }),
      'different-arguments': t({
        id: 'management.page.translations.arguments',
        message: `The placeholders differ from the English text: ${detail}`,
      }),
      'missing-form': t({
        id: 'management.page.translations.form',
        message: `The plural form “${detail}” is missing`,
      }),
      'missing-plural': t({
        id: 'management.page.translations.plural',
        message: 'A number before a noun needs plural forms',
      }),
      'formatted-server-text': t({
        id: 'management.page.translations.formatted',
        message: 'Server texts cannot contain plural forms or formats',
      }),
      'unknown-id': t({ id: 'management.page.translations.unknown-id', message: 'No message has this ID' }),
      duplicate: t({
        id: 'management.page.translations.duplicate',
        message: 'The file contains this ID twice',
      }),
      'no-text': t({ id: 'management.page.translations.no-text', message: 'The model returned no text' }),
      'too-long': t({ id: 'management.page.translations.too-long', message: 'The text is too long' }),
    };
    return rules[rule] ?? rule;
  };
  const describeArguments = (missing: readonly string[], unknown: readonly string[]): string => {
    const [lost, added] = [format.list(missing), format.list(unknown)];
    const parts = [
      lost && t({ id: 'management.page.translations.lost', message: `${lost} is missing` }),
      added &&
        t({ id: 'management.page.translations.added', message: `${added} is not in the English text` }),
    ];
    return parts.filter(Boolean).join('; ');
  };
  return {
    describe,
    /** Returns the errors of a translation as one text. Undefined if the translation is valid. */
    check(locale: LocaleId, text: string, message: CheckedMessage): string | undefined {
      const errors = checkMessage(locale, text, message);
      const texts = errors.map(({ rule, text: detail, missing, unknown }) =>
        missing && unknown ? describeArguments(missing, unknown) : describe(rule, detail),
      );
      return texts.length === 0 ? undefined : texts.join('. ');
    },
  };
}
