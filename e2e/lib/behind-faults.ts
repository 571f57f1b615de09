import { type FaultProxy, startFaultProxy } from '@atrium/faults';
import { test as journey } from '../journey.ts';
import { CONSOLE_URL } from './places.ts';
import { RemoteShelf } from './remote-shelf.ts';

interface Options {
  /** Origin of the server that has the true files. */
  truth: string;
}

interface Fixtures {
  /** Files that stand in front of the shared server's. */
  shelf: RemoteShelf;
  /** Stands between the browser and the shared server, and gives remotes their faults. */
  gateway: FaultProxy;
}

/** Journeys that reach the console through a server on which any remote can be given a fault, and others be added. */
export const test = journey.extend<Options & Fixtures>({
  truth: [CONSOLE_URL, { option: true }],
  shelf: async ({ truth }, use) => use(new RemoteShelf(truth)),
  gateway: async ({ truth, shelf }, use) => {
    const gateway = await startFaultProxy({ target: truth, intercept: shelf.answer });
    await use(gateway);
    await gateway.close();
  },
  baseURL: async ({ gateway }, use) => use(gateway.url),
});

/** What browsers themselves print when a file cannot be had, has the wrong hash or is no program. */
export const FAULT_LINES =
  /Failed to load resource|Failed to find a valid digest|SRI's integrity checks failed|net::ERR_|Refused to (execute|apply)|Unexpected (identifier|token|end of input)|Invalid or unexpected token|^uncaught: (SyntaxError.*)?$/;
