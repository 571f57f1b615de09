import { quoteFormula } from '../csv/safe-text.ts';
import { createByteChunks } from './byte-chunks.ts';
import { escapeText } from './escape-text.ts';

/** White space at the ends, and line ends, are lost unless the file marks them as preserved. */
const NEEDS_KEEPING = /^\s|\s$|\n/;

/** The texts of a workbook, each written once. Cells refer to them by index. */
export function createTextList(isFormulaSafe: boolean) {
  const places = new Map<string, number>();
  const chunks = createByteChunks();
  return {
    placeOf(text: string): number {
      const known = places.get(text);
      if (known !== undefined) return known;
      const place = places.size;
      places.set(text, place);
      const shown = escapeText(isFormulaSafe ? quoteFormula(text) : text);
      chunks.add(`<si><t${NEEDS_KEEPING.test(shown) ? ' xml:space="preserve"' : ''}>${shown}</t></si>`);
      return place;
    },
    take: chunks.take,
  };
}
