import { type FaultProxy, startFaultProxy } from '@atrium/faults';
import { test as base } from '../../test.ts';
import { CONSOLE_URL } from '../server/environment.ts';
import { ReplacementFiles } from './replacement-files.ts';

interface Options {
  /** Origin of the server with the real files. */
  realOrigin: string;
}

interface Fixtures {
  /** Files that replace those of the shared server. */
  remoteFiles: ReplacementFiles;
  /** Runs between the browser and the shared server, and injects faults into remotes. */
  reverseProxy: FaultProxy;
}

/** The test function for tests that use the console through a reverse proxy, which injects faults and adds remotes. */
export const test = base.extend<Options & Fixtures>({
  realOrigin: [CONSOLE_URL, { option: true }],
  remoteFiles: async ({ realOrigin }, use) => use(new ReplacementFiles(realOrigin)),
  reverseProxy: async ({ realOrigin, remoteFiles }, use) => {
    const reverseProxy = await startFaultProxy({ target: realOrigin, intercept: remoteFiles.respond });
    await use(reverseProxy);
    await reverseProxy.close();
  },
  baseURL: async ({ reverseProxy }, use) => use(reverseProxy.url),
});

/** Matches the lines that browsers print if a file is missing, has the wrong hash or is not a script. */
export const FAULT_LINES =
  /Failed to load resource|Failed to find a valid digest|SRI's integrity checks failed|net::ERR_|Refused to (execute|apply)|Unexpected (identifier|token|end of input)|Invalid or unexpected token|^uncaught: (SyntaxError.*)?$/;
