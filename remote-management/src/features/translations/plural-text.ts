import type { LocaleId } from '@atrium/contract';
import { listPluralForms } from '@atrium/contract/messages';
import { toIntlTag } from '@atrium/i18n';

/** A message whose whole text is a plural: its placeholder, and the text of each form. */
export interface PluralText {
  readonly argument: string;
  readonly forms: ReadonlyMap<string, string>;
}

/** A form of a plural in a language, and examples of numbers that use it. */
export interface ShownForm {
  readonly form: string;
  readonly examples: readonly number[];
}

/** The beginning of a plural, such as `{rows, plural,`. */
const HEAD = /^\s*\{\s*(\w+)\s*,\s*plural\s*,/;
/** The beginning of a form, such as `one {` or `=0 {`. */
const FORM = /\s*(=\d+|[a-z]+)\s*\{/y;
/** The closing brace of the plural, at the end of the text. */
const TAIL = /\s*\}\s*$/y;

/** Returns the parts of a message whose whole text is a plural. Undefined for any other message. */
export function splitPlural(text: string): PluralText | undefined {
  const head = HEAD.exec(text);
  const argument = head?.[1];
  if (!head || argument === undefined) return undefined;
  const forms = new Map<string, string>();
  let index = head[0].length;
  for (;;) {
    FORM.lastIndex = index;
    const [match, form = ''] = FORM.exec(text) ?? [];
    if (match === undefined) break;
    const start = index + match.length;
    const end = findClosingBrace(text, start);
    if (end === undefined) return undefined;
    forms.set(form, text.slice(start, end));
    index = end + 1;
  }
  TAIL.lastIndex = index;
  return forms.size > 0 && TAIL.test(text) ? { argument, forms } : undefined;
}

/** Returns the text of a message from its parts: the reverse of `splitPlural`. */
export function joinPlural({ argument, forms }: PluralText): string {
  const parts = [...forms].map(([form, text]) => `${form} {${text}}`);
  return `{${argument}, plural, ${parts.join(' ')}}`;
}

/** Returns the index of the brace that closes a form. An apostrophe before a brace begins a quotation. */
function findClosingBrace(text: string, start: number): number | undefined {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === "'" && text[index + 1] === "'") index += 1;
    else if (character === "'" && /[{}]/.test(text[index + 1] ?? '')) {
      const end = text.indexOf("'", index + 1);
      if (end < 0) return undefined;
      index = end;
    } else if (character === '{') depth += 1;
    else if (character === '}' && depth === 0) return index;
    else if (character === '}') depth -= 1;
  }
  return undefined;
}

const FORM_ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** The numbers among which examples of a form are searched. */
const WHOLE_NUMBERS = Array.from({ length: 200 }, (_, number) => number);
const FRACTIONS = [0.5, 1.5, 2.5, 10.5];
const EXAMPLE_COUNT = 3;

/**
 * Returns the plural forms of a language and the additional forms of the text, such as `=0`. The result always contains
 * `other`, which only fractions use in some languages.
 */
export function listShownForms(locale: LocaleId, text: PluralText | undefined): readonly ShownForm[] {
  const rules = new Intl.PluralRules(toIntlTag(locale));
  const required: readonly string[] = [...listPluralForms(locale).map(({ form }) => form), 'other'];
  const exactForms = [...(text?.forms.keys() ?? [])].filter((form) => !FORM_ORDER.includes(form));
  const forms = FORM_ORDER.filter((form) => required.includes(form) || text?.forms.has(form));
  const findExamples = (form: string) => {
    const hasForm = (number: number) => rules.select(number) === form;
    const wholeNumbers = WHOLE_NUMBERS.filter(hasForm);
    return (wholeNumbers.length > 0 ? wholeNumbers : FRACTIONS.filter(hasForm)).slice(0, EXAMPLE_COUNT);
  };
  return [
    ...exactForms.map((form) => ({ form, examples: [Number(form.slice(1))] })),
    ...forms.map((form) => ({ form, examples: findExamples(form) })),
  ];
}
