import { prefixFormula } from '../csv/formula-prefix.ts';
import { createByteChunks } from './byte-chunks.ts';

const SPECIAL = /[&<>"'_\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Escapes text for the XML of a workbook. Text that looks like an escape is preserved, and characters that XML cannot
 * contain are escaped.
 */
function escapeText(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return (
    text
      .toWellFormed()
      .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
      // Noncharacters, and control characters that XML cannot contain or, like a carriage return,
      // does not preserve.
      .replace(/[^\P{Cc}\t\n\u007F-\u009F]|[\uFFFE\uFFFF]/gu, (letter) => {
        const code = letter.charCodeAt(0).toString(16).toUpperCase();
        return `_x${code.padStart(4, '0')}_`;
      })
  );
}

/** White space at the ends, and line ends, are lost unless the file marks them as preserved. */
const NEEDS_PRESERVING = /^\s|\s$|\n/;

/** The texts of a workbook, each written once. Cells refer to them by index. */
export function createTextList(isFormulaSafe: boolean) {
  const indexes = new Map<string, number>();
  const chunks = createByteChunks();
  return {
    /** Returns the index of a text. Adds the text if it is new. */
    getIndex(text: string): number {
      const existing = indexes.get(text);
      if (existing !== undefined) return existing;
      const index = indexes.size;
      indexes.set(text, index);
      const shown = escapeText(isFormulaSafe ? prefixFormula(text) : text);
      chunks.add(`<si><t${NEEDS_PRESERVING.test(shown) ? ' xml:space="preserve"' : ''}>${shown}</t></si>`);
      return index;
    },
    take: chunks.take,
  };
}
