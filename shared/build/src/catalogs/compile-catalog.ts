import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const po = formatter({ explicitIdAsDefault: true });

/**
 * Compiles a PO file into an ES module that exports `messages`: ids with messages compiled for lingui's runtime. Omits
 * untranslated entries and those that `isLeftOut` selects. Throws with file and id when a message is not valid ICU
 * MessageFormat.
 */
export async function compileCatalog(
  source: string,
  filename: string,
  isLeftOut: (id: string) => boolean = () => false,
): Promise<string> {
  const all = Object.entries(await compileMessages(source, filename));
  const messages = Object.fromEntries(all.filter(([id]) => !isLeftOut(id)));
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
}

/** Returns the messages themselves, compiled as in `compileCatalog`. */
export async function compileMessages(
  source: string,
  filename: string,
): Promise<Readonly<Record<string, CompiledMessage>>> {
  const catalog = await po.parse(source, { locale: null, sourceLocale: 'en-US', filename });
  const messages: Record<string, CompiledMessage> = {};
  for (const [id, { translation, obsolete }] of Object.entries(catalog)) {
    if (!translation || obsolete) continue;
    messages[id] = compiled(translation, `${filename}: ${id}`);
  }
  return messages;
}

function compiled(translation: string, location: string): CompiledMessage {
  try {
    return compileMessageOrThrow(translation);
  } catch (cause) {
    throw new Error(`${location}: not a valid message: ${translation}`, { cause });
  }
}
