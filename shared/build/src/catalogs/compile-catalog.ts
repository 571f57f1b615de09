import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const po = formatter({ explicitIdAsDefault: true });

/** The catalog whose messages fill the gaps of the others in its folder. */
export const SOURCE_CATALOG = 'en-US.po';

/**
 * Compiles a PO file into an ES module that exports `messages`: ids with messages compiled for lingui's runtime. A
 * message that is not translated appears in the language of the source catalog. Omits messages whose ids `isLeftOut`
 * selects. Throws with file and id when a message is not valid ICU MessageFormat.
 */
export async function compileCatalog(
  file: string,
  isLeftOut: (id: string) => boolean = () => false,
): Promise<string> {
  const all = Object.entries(await compileMessages(file));
  const messages = Object.fromEntries(all.filter(([id]) => !isLeftOut(id)));
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
}

/** Returns the messages themselves, compiled as in `compileCatalog`. */
export async function compileMessages(file: string): Promise<Readonly<Record<string, CompiledMessage>>> {
  const source = findSourceCatalog(file);
  const [own, fallback] = await Promise.all([readMessages(file), source ? readMessages(source) : {}]);
  return { ...fallback, ...own };
}

/** Returns the path of the source catalog beside a catalog, or undefined for the source catalog itself. */
export function findSourceCatalog(file: string): string | undefined {
  return path.basename(file) === SOURCE_CATALOG ? undefined : path.join(path.dirname(file), SOURCE_CATALOG);
}

async function readMessages(file: string): Promise<Record<string, CompiledMessage>> {
  const catalog = await po.parse(await readFile(file, 'utf8'), {
    locale: null,
    sourceLocale: 'en-US',
    filename: file,
  });
  const messages: Record<string, CompiledMessage> = {};
  for (const [id, { translation, obsolete }] of Object.entries(catalog)) {
    if (!translation || obsolete) continue;
    messages[id] = compiled(translation, `${file}: ${id}`);
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
