import { SOURCE_LOCALE } from '@atrium/contract/messages';
import { js2xliff, xliff2js } from 'xliff';
import { z } from 'zod';
import type { FileEntry, FileFormat } from './translation-file.ts';

/** A text with inline elements is a list. They have no meaning in ICU messages. */
const textSchema = z
  .union([z.string(), z.array(z.unknown())])
  .optional()
  .transform((text) =>
    [text ?? '']
      .flat()
      .filter((part) => typeof part === 'string')
      .join(''),
  );
const unitSchema = z.looseObject({ source: textSchema, target: textSchema });
const groupSchema = z.looseObject({ groupUnits: z.record(z.string(), z.unknown()) });

/** XLIFF 2.1, with a `file` for each package and a `unit` for each message. Also reads XLIFF 2.0. */
export const xliffFormat: FileFormat = {
  extension: 'xlf',
  async write(locale, entries) {
    const byPackage = Map.groupBy(entries, ({ id }) => id.slice(0, id.indexOf('.')));
    const resources = Object.fromEntries(
      [...byPackage].map(([name, own]) => [
        name,
        Object.fromEntries(own.map(({ id, source, text }) => [id, { source, target: text }])),
      ]),
    );
    const content = await js2xliff({ resources, sourceLanguage: SOURCE_LOCALE, targetLanguage: locale });
    // The package writes version 2.0. Version 2.1 has the same elements and namespace.
    return `<?xml version="1.0" encoding="UTF-8"?>\n${content.replace('version="2.0"', 'version="2.1"')}\n`;
  },
  async read(content) {
    const { targetLanguage, resources } = await xliff2js(content);
    const entries = Object.values(resources).flatMap(readUnits);
    if (entries.length === 0) throw new Error('The file has no units.');
    return { locale: targetLanguage, entries };
  },
};

function readUnits(units: Readonly<Record<string, unknown>>): readonly FileEntry[] {
  return Object.entries(units).flatMap(([id, unit]) => {
    const group = groupSchema.safeParse(unit);
    if (group.success) return readUnits(group.data.groupUnits);
    const { source, target } = unitSchema.parse(unit);
    return [{ id, source, text: target }];
  });
}
