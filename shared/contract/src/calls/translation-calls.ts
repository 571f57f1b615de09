import { array, enum as enumeration, extend, maxLength, minLength, nullable, object, string } from 'zod/mini';
import { defineCall } from '../call.ts';
import { countField, listBodySchema, listSchema } from '../entities/fields.ts';
import { textField } from '../entities/text-field.ts';
import {
  localeField,
  TRANSLATION_FORMATS,
  TRANSLATION_LIMITS,
  translationCountsSchema,
  translationImportSchema,
  translationRowSchema,
} from '../entities/translation.ts';
import { LIMITS } from '../limits.ts';

const formatField = enumeration(TRANSLATION_FORMATS);

export const translationCalls = {
  /**
   * Lists the console's messages in a locale. Filters: state, package. The keyword searches ids, English texts and
   * translations.
   */
  list: defineCall('/api/system/translation/list', {
    body: extend(listBodySchema, { locale: localeField }),
    data: listSchema(translationRowSchema),
  }),
  /** Counts the messages of every locale by state. */
  counts: defineCall('/api/system/translation/counts', {
    body: object({}),
    data: object({ list: array(translationCountsSchema) }),
  }),
  /**
   * Stores an override, or removes it if `text` is null. `revision` is that of the override which it replaces, null if
   * there is none. Fails with `revisionStale` and the stored row, or with `messageInvalid`.
   */
  save: defineCall('/api/system/translation/save', {
    body: object({
      locale: localeField,
      id: textField(LIMITS.keywordLength),
      text: nullable(textField(TRANSLATION_LIMITS.length, minLength(1))),
      revision: nullable(countField),
    }),
    data: translationRowSchema,
  }),
  /** Returns a file with all messages of a locale. */
  export: defineCall('/api/system/translation/export', {
    body: object({ locale: localeField, format: formatField }),
    data: object({ name: string(), content: string() }),
  }),
  /**
   * Stores the valid translations of a file in one transaction, and reports the others. Fails with
   * `fileDamaged` or `fileLocale`.
   */
  import: defineCall('/api/system/translation/import', {
    body: object({
      locale: localeField,
      format: formatField,
      /** The text of the file in one or more parts. */
      parts: array(textField(TRANSLATION_LIMITS.partLength)).check(maxLength(TRANSLATION_LIMITS.partCount)),
    }),
    data: translationImportSchema,
  }),
} as const;
