import Papa, { type ParseResult, type Parser } from 'papaparse';

interface PieceOptions {
  readonly delimiter: string;
  /** Characters that are parsed between two calls. */
  readonly chunkSize: number;
  chunk(piece: ParseResult<string[]>, parser: Pick<Parser, 'abort'>): void;
}

/** Parses a text piece by piece, at once. The library's types know this of files only, and it does it with texts too. */
export const parsePieces = Papa.parse as unknown as (text: string, options: PieceOptions) => void;
