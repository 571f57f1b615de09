import { ERROR_CODES, LOCALE_IDS } from '@atrium/contract';
import { SERVER_PREFIX, SOURCE_LOCALE } from '@atrium/contract/messages';
import type { Database } from '../../database/database.ts';
import { ERROR_MESSAGES } from '../../domain/messages/error-messages.ts';
import type { BuiltInMessages } from '../../domain/texts/built-in-messages.ts';
import { replaceTextOverrides, translateBuiltIn } from '../../domain/texts/translate.ts';
import { createEmbeddedEngines } from '../../engines/embedded/create-embedded-engines.ts';
import { EXTERNAL_LIMITATION } from '../../engines/external/create-external-engine.ts';
import { ONNX_LIMITATION } from '../../engines/onnx/create-onnx-engine.ts';
import { STATUS_MESSAGES } from '../../http/public/public-error.ts';
import { SHIPPED_SAMPLES } from '../../seed/samples/shipped-samples.ts';
import { MAIL_TEXTS } from '../mail/mail-texts.ts';
import { readServerOverrides } from './translation-repository.ts';

/**
 * The English texts of the server that a deployment can change, by message id. A text that appears several times has
 * one id. The texts of seeds are not included, because users edit the records themselves.
 */
export const SERVER_TEXTS: ReadonlyMap<string, string> = assignIds([
  ...Object.entries(ERROR_CODES).map(([name, code]) => [`error.${name}`, ERROR_MESSAGES[code]] as const),
  ['error.field', ERROR_MESSAGES.field],
  ...Object.entries(STATUS_MESSAGES).map(([status, text]) => [`status.${status}`, text] as const),
  ...Object.entries(MAIL_TEXTS).flatMap(([kind, { subject, text }]) => [
    [`mail.${kind}.subject`, subject] as const,
    [`mail.${kind}.text`, text] as const,
  ]),
  ...createEmbeddedEngines().flatMap(({ descriptor: { id, name, limitations, qualitySet } }) => [
    [`engine.${id}.name`, name] as const,
    ...limitations.map((text, index) => [`engine.${id}.limitation-${index + 1}`, text] as const),
    ...(qualitySet
      ? (['metric', 'set', 'uncovered'] as const).map(
          (part) => [`engine.${id}.${part}`, qualitySet[part]] as const,
        )
      : []),
  ]),
  ['engine.external.limitation', EXTERNAL_LIMITATION],
  ['engine.onnx.limitation', ONNX_LIMITATION],
  ...SHIPPED_SAMPLES.map(({ task, name, title }) => [`sample.${task}.${name}`, title] as const),
]);

/** Returns the texts by id. The id of a text contains the name of the first entry with this text. */
function assignIds(entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const [name, text] of entries) {
    if (!ids.has(text)) ids.set(text, `${SERVER_PREFIX}${name}`);
  }
  return new Map([...ids].map(([text, id]) => [id, text]));
}

/** Adds the texts of the server's catalogs to those of the console's builds. */
export function withServerTexts(builds: BuiltInMessages): BuiltInMessages {
  return {
    async read(locale) {
      const serverTexts = [...SERVER_TEXTS].flatMap(([id, english]) => {
        const text = locale === SOURCE_LOCALE ? english : translateBuiltIn(locale, english);
        return text === undefined ? [] : [[id, text] as const];
      });
      return new Map([...(await builds.read(locale)), ...serverTexts]);
    },
  };
}

/** Reads the overrides of the server's texts. From then on, this process uses them. */
export async function refreshServerTexts(database: Database): Promise<void> {
  const overrides = await readServerOverrides(database);
  const byLocale = Map.groupBy(overrides, ({ locale }) => locale);
  replaceTextOverrides(
    new Map(
      LOCALE_IDS.map((locale) => [
        locale,
        new Map(
          byLocale.get(locale)?.flatMap(({ id, message }) => {
            const english = SERVER_TEXTS.get(id);
            return english === undefined ? [] : [[english, message] as const];
          }),
        ),
      ]),
    ),
  );
}
