import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const po = formatter({ explicitIdAsDefault: true });

/** Ids of messages that only development builds show. */
export const DEVELOPMENT_ONLY = /^\w+\.component\.development\./;

/** The catalog whose messages replace those that are missing in the other catalogs of its folder. */
export const SOURCE_CATALOG = 'en-US.po';

/**
 * Compiles a PO file into an ES module that exports `messages`: ids with messages compiled for lingui's runtime. A
 * message that is not translated has the text of the source catalog. Omits messages whose ids `isOmitted`
 * selects. Throws with file and id when a message is not valid ICU MessageFormat.
 */
export async function compileCatalog(
  file: string,
  isOmitted: (id: string) => boolean = () => false,
): Promise<string> {
  const entries = Object.entries(await compileMessages(file));
  const messages = Object.fromEntries(entries.filter(([id]) => !isOmitted(id)));
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
}

/** Returns the messages themselves, compiled as in `compileCatalog`. */
export async function compileMessages(file: string): Promise<Readonly<Record<string, CompiledMessage>>> {
  const source = findSourceCatalog(file);
  const [ownMessages, fallback] = await Promise.all([readMessages(file), source ? readMessages(source) : {}]);
  return { ...fallback, ...ownMessages };
}

/** Returns the path of the source catalog beside a catalog, or undefined for the source catalog itself. */
export function findSourceCatalog(file: string): string | undefined {
  return path.basename(file) === SOURCE_CATALOG ? undefined : path.join(path.dirname(file), SOURCE_CATALOG);
}

async function readMessages(file: string): Promise<Record<string, CompiledMessage>> {
  const texts = await readTexts(file);
  return Object.fromEntries(texts.map(({ id, text }) => [id, compileText(text, `${file}: ${id}`)]));
}

interface TranslatedText {
  readonly id: string;
  readonly text: string;
  /** Whether the English text changed after the translation. */
  readonly isStale: boolean;
}

/** Returns the translated texts of a PO file, as ICU messages. */
export async function readTexts(file: string): Promise<readonly TranslatedText[]> {
  const catalog = await po.parse(await readFile(file, 'utf8'), {
    locale: null,
    sourceLocale: 'en-US',
    filename: file,
  });
  return Object.entries(catalog).flatMap(([id, { translation: text, obsolete, extra }]) => {
    const flags: readonly unknown[] = Object(extra).flags ?? [];
    return text && !obsolete ? [{ id, text, isStale: flags.includes('fuzzy') }] : [];
  });
}

function compileText(translation: string, location: string): CompiledMessage {
  try {
    return compileMessageOrThrow(translation);
  } catch (cause) {
    throw new Error(`${location}: not a valid message: ${translation}`, { cause });
  }
}
