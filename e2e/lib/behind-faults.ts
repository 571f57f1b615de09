import { type FaultProxy, startFaultProxy } from '@atrium/faults';
import { test as journey } from '../journey.ts';
import { CONSOLE_URL } from './places.ts';

interface Options {
  /** Origin of the server that has the true files. */
  truth: string;
}

interface Fixtures {
  /** Stands between the browser and the shared server, and gives remotes their faults. */
  gateway: FaultProxy;
}

/** Journeys that reach the console through a server on which any remote can be given a fault. */
export const test = journey.extend<Options & Fixtures>({
  truth: [CONSOLE_URL, { option: true }],
  gateway: async ({ truth }, use) => {
    const gateway = await startFaultProxy({ target: truth });
    await use(gateway);
    await gateway.close();
  },
  baseURL: async ({ gateway }, use) => use(gateway.url),
});

/** What browsers themselves print when a file cannot be had or has the wrong hash. */
export const FAULT_LINES =
  /Failed to load resource|Failed to find a valid digest|SRI's integrity checks failed|net::ERR_|Refused to (execute|apply)|Unexpected (identifier|token|end of input)|Invalid or unexpected token|^uncaught: (SyntaxError.*)?$/;
