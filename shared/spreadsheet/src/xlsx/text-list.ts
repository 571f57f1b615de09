import { quoteFormula } from '../csv/safe-text.ts';
import { createBytePieces } from './byte-pieces.ts';
import { escapeText } from './escape-text.ts';

/** Blanks at the ends, and line ends, are lost unless a file asks to keep them. */
const NEEDS_KEEPING = /^\s|\s$|\n/;

/** The texts of a workbook, each written once: cells name them by their place. */
export function createTextList(isFormulaSafe: boolean) {
  const places = new Map<string, number>();
  const pieces = createBytePieces();
  return {
    placeOf(text: string): number {
      const known = places.get(text);
      if (known !== undefined) return known;
      const place = places.size;
      places.set(text, place);
      const shown = escapeText(isFormulaSafe ? quoteFormula(text) : text);
      pieces.add(`<si><t${NEEDS_KEEPING.test(shown) ? ' xml:space="preserve"' : ''}>${shown}</t></si>`);
      return place;
    },
    take: pieces.take,
  };
}
