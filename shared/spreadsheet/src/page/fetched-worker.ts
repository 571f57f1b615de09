import { SpreadsheetError } from '../error/spreadsheet-error.ts';

interface HostGlobals {
  /** The host's information about a remote's file. */
  readonly __atriumFile?: (
    address: string,
  ) => { readonly integrity: string; readonly address: string } | undefined;
}

/**
 * A worker that fetches its program and starts a local copy, because browsers do not start a program from another
 * origin. The program must match the hash in the remote's integrity file, like the remote's other files.
 *
 * The bundler recognizes this class by name and builds a program from the file at the address.
 */
export class FetchedWorker {
  readonly #address: string;

  /** Only the bundler reads `_options`: the name of the program. */
  constructor(address: URL, _options: { readonly name: string }) {
    this.#address = String(address);
  }

  async start(): Promise<Worker> {
    const { __atriumFile: lookUp } = globalThis as HostGlobals;
    const fileInfo = lookUp?.(this.#address);
    try {
      const response = await fetch(fileInfo?.address ?? this.#address, {
        credentials: 'omit',
        ...(fileInfo ? { integrity: fileInfo.integrity } : {}),
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
  // The browser reads the address after the current task. 10 seconds are enough even on a slow machine.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return worker;
}
