import { SpreadsheetError } from '../error/spreadsheet-error.ts';

interface HostGlobals {
  /** The host's information about a remote's file. */
  readonly __atriumFile?: (
    address: string,
  ) => { readonly integrity: string; readonly address: string } | undefined;
}

/**
 * A worker started by the address of its program, which may be on another origin: browsers start such programs only
 * from a copy. The copy is checked against the hash in the remote's manifest, like the remote's other files.
 *
 * The bundler recognizes this class by name and builds a program from the file at the address.
 */
export class AddressedWorker {
  readonly #address: string;

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
  // The address is resolved when the worker starts, which is after the current task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return worker;
}
