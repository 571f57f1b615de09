import Papa, { type ParseResult, type Parser } from 'papaparse';

type Piece = ParseResult<string[]>;

interface PieceOptions {
  readonly delimiter: string;
  /** Characters that are parsed between two calls. */
  readonly chunkSize: number;
  chunk(piece: Piece, parser: Parser): void;
  complete(): void;
}

/** The library's types know pieces of files only; it parses texts by pieces too. */
const parse = Papa.parse as unknown as (text: string, options: PieceOptions) => void;

/** Parses a text piece by piece. The next piece comes when `take` resolves. */
export function parsePieces(
  text: string,
  options: Pick<PieceOptions, 'delimiter' | 'chunkSize'>,
  take: (piece: Piece) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    parse(text, {
      ...options,
      chunk(piece, parser) {
        parser.pause();
        take(piece)
          .then(() => parser.resume())
          .catch((error: unknown) => {
            reject(error);
            parser.abort();
          });
      },
      complete: resolve,
    });
  });
}
