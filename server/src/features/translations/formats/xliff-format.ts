import { SOURCE_LOCALE } from '@atrium/contract/messages';
import { js2xliff, xliff2js } from 'xliff';
import { z } from 'zod';
import type { FileEntry, FileFormat } from './translation-file.ts';

/**
 * The library reads a text with inline elements as a list. The elements are dropped: they have no meaning in ICU
 * messages.
 */
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

/** The states of a segment whose text is not approved. In a file without states, all texts are approved. */
const UNAPPROVED: readonly (string | undefined)[] = ['initial', 'translated'];

/**
 * XLIFF 2.1, with a `file` for each package and a `unit` for each message. Also reads XLIFF 2.0. The state of a segment
 * is `translated` for a draft, `final` for an approved text, and `initial` without a text.
 */
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
    // In the order of `resources`, in which the library writes the segments.
    const states = [...byPackage.values()].flat().map(getState).values();
    const document = await js2xliff({ resources, sourceLanguage: SOURCE_LOCALE, targetLanguage: locale });
    // The library `xliff` does not write states of segments. It escapes `<` in texts, so only elements match here.
    const content = document.replaceAll('<segment>', () => `<segment state="${states.next().value}">`);
    // The library writes version 2.0. Version 2.1 has the same elements and namespace.
    return `<?xml version="1.0" encoding="UTF-8"?>\n${content.replace('version="2.0"', 'version="2.1"')}\n`;
  },
  async read(content) {
    const { targetLanguage, resources } = await xliff2js(content);
    const units = Object.values(resources).flatMap(readUnits);
    if (units.length === 0) throw new Error('The file has no units.');
    const states = readStates(content);
    const entries = units.map((unit) => ({ ...unit, isDraft: UNAPPROVED.includes(states.get(unit.id)) }));
    return { locale: targetLanguage, entries };
  },
};

function getState({ text, isDraft }: FileEntry): string {
  if (text === '') return 'initial';
  return isDraft ? 'translated' : 'final';
}

const UNIT_OR_SEGMENT = /<(unit|segment)\b([^>]*)>/g;

/** Returns the states of segments by the ids of their units. */
function readStates(content: string): ReadonlyMap<string, string> {
  const states = new Map<string, string>();
  let id = '';
  for (const [, name, attributes = ''] of content.matchAll(UNIT_OR_SEGMENT)) {
    if (name === 'unit') id = readAttribute(attributes, 'id');
    else if (readAttribute(attributes, 'state') !== '') states.set(id, readAttribute(attributes, 'state'));
  }
  return states;
}

function readAttribute(attributes: string, name: string): string {
  return new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? '';
}

function readUnits(units: Readonly<Record<string, unknown>>): readonly Omit<FileEntry, 'isDraft'>[] {
  return Object.entries(units).flatMap(([id, unit]) => {
    const group = groupSchema.safeParse(unit);
    if (group.success) return readUnits(group.data.groupUnits);
    const { source, target } = unitSchema.parse(unit);
    return [{ id, source, text: target }];
  });
}
