import type { LocaleId } from '@atrium/contract';
import { listPluralForms, parseMessage } from '@atrium/contract/messages';
import { toIntlTag } from '@atrium/i18n';
import { setupI18n } from '@lingui/core';

/** A message with sample values. */
export interface PreviewLine {
  /** The number in the sample. Undefined if the message has no plural. */
  readonly example: number | undefined;
  readonly text: string;
}

const SAMPLE_NUMBER = 5;
const SAMPLE_DATE = new Date(2026, 0, 31, 14, 30);

/**
 * Returns a message with sample numbers and dates. Other placeholders show their names. A message
 * with a plural appears once for each plural form of the language. Returns an empty list for a text
 * that does not parse, or that has a plural or a selection without the form `other`.
 */
export function createPreviewLines(locale: LocaleId, text: string): readonly PreviewLine[] {
  const message = parseMessage(text);
  if (!message || !hasRequiredForms(message)) return [];
  const tag = toIntlTag(locale);
  const i18n = setupI18n({ locale: tag, messages: { [tag]: { preview: message } } });
  const types = new Map(
    message.flatMap((token) => (typeof token === 'string' ? [] : [[token[0], token[1]] as const])),
  );
  const hasPlural = [...types.values()].some((type) => type === 'plural' || type === 'selectordinal');
  const examples = hasPlural ? listPluralForms(locale).map(({ example }) => example) : [undefined];
  return examples.map((example) => {
    const values = [...types].map(([name, type]) => [name, createSample(name, type, example)] as const);
    const formatted = i18n._('preview', Object.fromEntries(values));
    // Removes the tags of embedded components, such as `<0>` and `</0>`.
    return { example, text: formatted.replace(/<\/?\w+\/?>/g, '') };
  });
}

/** The parts of a message: a text, or the name, the type and the forms of a placeholder. */
type Message = NonNullable<ReturnType<typeof parseMessage>>;

const CHOICE_TYPES: readonly (string | undefined)[] = ['plural', 'selectordinal', 'select'];

/** Returns whether all plurals and selections have the form `other`. Lingui cannot format them without it. */
function hasRequiredForms(message: Message): boolean {
  return message.every((token) => {
    if (typeof token === 'string' || !CHOICE_TYPES.includes(token[1])) return true;
    const forms = Object.entries(token[2] ?? {});
    return (
      forms.some(([form]) => form === 'other') &&
      forms.every(([, form]) => !Array.isArray(form) || hasRequiredForms(form))
    );
  });
}

function createSample(name: string, type: string | undefined, example = SAMPLE_NUMBER): unknown {
  if (type === 'plural' || type === 'selectordinal' || type === 'number') return example;
  return type === 'date' || type === 'time' ? SAMPLE_DATE : `‹${name}›`;
}
