import { SpreadsheetError } from '../fault/spreadsheet-error.ts';

interface Surroundings {
  /** What the host knows of a remote's file. */
  readonly __atriumFile?: (
    address: string,
  ) => { readonly integrity: string; readonly address: string } | undefined;
}

/**
 * A worker by the address of its program, which may lie on another origin: browsers start those from a copy only. The
 * copy is checked against the hash that the remote's manifest carries, as its other files are.
 *
 * The bundler knows this class by its name and makes a program of the file that the address names.
 */
export class AddressedWorker {
  readonly #address: string;

  constructor(address: URL, _options: { readonly name: string }) {
    this.#address = String(address);
  }

  async start(): Promise<Worker> {
    const { __atriumFile: lookUp } = globalThis as Surroundings;
    const known = lookUp?.(this.#address);
    try {
      const response = await fetch(known?.address ?? this.#address, {
        credentials: 'omit',
        ...(known ? { integrity: known.integrity } : {}),
      });
      if (!response.ok) throw new Error(`${response.status} ${response.url}`);
      const copy = new Blob([await response.arrayBuffer()], { type: 'text/javascript' });
      return startCopy(URL.createObjectURL(copy));
    } catch (error) {
      throw new SpreadsheetError('notStarted', {}, { cause: error });
    }
  }
}

function startCopy(address: string): Worker {
  const worker = new Worker(address);
  // The address is looked up when the worker begins, which is after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return worker;
}
