import type { ReaderRequest, WorkerMessage, WriterRequest } from '../worker/messages.ts';
import { serveBookWriter } from '../worker/serve-book-writer.ts';
import { serveReader } from '../worker/serve-reader.ts';
import { serveWriter } from '../worker/serve-writer.ts';
import type { WorkerScope } from '../worker/worker-scope.ts';

/** The writer of workbooks itself, without a worker: tests write files with it and then read them. */
export { saveBook } from '../workbook/save-book.ts';

/**
 * Replaces web workers in tests of views, where no workers exist: the real programs of the workers run in the page.
 * Returns a function that restores the replaced globals.
 */
export function installThreads(): () => void {
  const { fetch, Worker } = globalThis;
  const { createObjectURL, revokeObjectURL } = URL;
  globalThis.fetch = async (address, options) => {
    const program = /worker\/(reader|book-writer|writer)\.ts$/.exec(String(address))?.[1];
    if (!program) return fetch(address, options);
    fetched = program;
    return new Response(program);
  };
  URL.createObjectURL = () => `blob:${fetched}`;
  URL.revokeObjectURL = () => {};
  globalThis.Worker = TestThread as never;
  return () => {
    Object.assign(globalThis, { fetch, Worker });
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  };
}

/**
 * The name of the program that was fetched last. `createObjectURL` returns an address with this
 * name, by which `TestThread` finds the program.
 */
let fetched = '';

/** Responds like a worker: asynchronously, and not after it is terminated. */
class TestThread {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  #isEnded = false;
  readonly #scope: WorkerScope<never, WorkerMessage<never>> = {
    onmessage: null,
    postMessage: (data) => {
      setTimeout(() => {
        if (!this.#isEnded) this.onmessage?.({ data });
      });
    },
  };

  constructor(address: string) {
    if (address === 'blob:reader')
      serveReader(this.#scope as WorkerScope<ReaderRequest, WorkerMessage<never>>);
    else {
      const serve = address === 'blob:book-writer' ? serveBookWriter : serveWriter;
      serve(this.#scope as unknown as WorkerScope<WriterRequest, WorkerMessage<Blob>>);
    }
  }

  postMessage(data: unknown): void {
    setTimeout(() => {
      if (!this.#isEnded) this.#scope.onmessage?.({ data: data as never });
    });
  }

  terminate(): void {
    this.#isEnded = true;
  }
}
