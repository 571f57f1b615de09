import { quoteFormula } from '../csv/safe-text.ts';
import { createByteChunks } from './byte-chunks.ts';
import { escapeText } from './escape-text.ts';

/** White space at the ends, and line ends, are lost unless the file marks them as preserved. */
const NEEDS_PRESERVING = /^\s|\s$|\n/;

/** The texts of a workbook, each written once. Cells refer to them by index. */
export function createTextList(isFormulaSafe: boolean) {
  const indexes = new Map<string, number>();
  const chunks = createByteChunks();
  return {
    getIndex(text: string): number {
      const known = indexes.get(text);
      if (known !== undefined) return known;
      const index = indexes.size;
      indexes.set(text, index);
      const shown = escapeText(isFormulaSafe ? quoteFormula(text) : text);
      chunks.add(`<si><t${NEEDS_PRESERVING.test(shown) ? ' xml:space="preserve"' : ''}>${shown}</t></si>`);
      return index;
    },
    take: chunks.take,
  };
}
