import { FaultBoard, faultMiddleware } from '@atrium/faults';
import type { Middleware } from 'webpack-dev-server';

interface FaultOptions {
  /** Origin of the server that has the real files below `/remotes/`. */
  readonly target: string;
  /** Set when the server has one remote's files at its root: the folder that they would have below `/remotes/`. */
  readonly folder: string | undefined;
}

/** The first middleware of the development server that responds with a file. */
const FIRST_WITH_FILES = 'webpack-dev-middleware';

/** Adds fault injection for remotes to a development server, before the first middleware that responds with files. */
export function withFaults(middlewares: Middleware[], options: FaultOptions): Middleware[] {
  const index = middlewares.findIndex(
    (middleware) => typeof middleware !== 'function' && middleware.name === FIRST_WITH_FILES,
  );
  return middlewares.toSpliced(Math.max(index, 0), 0, {
    name: 'atrium-faults',
    middleware: createFaultMiddleware(options),
  });
}

function createFaultMiddleware({ target, folder }: FaultOptions): ReturnType<typeof faultMiddleware> {
  const injectFaults = faultMiddleware({ board: new FaultBoard(), target });
  if (folder === undefined) return injectFaults;
  const prefix = `/remotes/${folder}`;
  return (request, response, next) => {
    const address = request.url ?? '/';
    if (address.startsWith(`${prefix}/`)) {
      // The fault middleware itself requests the real file at this address, so no fault applies to this request.
      request.url = address.slice(prefix.length);
      next();
      return;
    }
    // Faults apply to the addresses that files have below `/remotes/`.
    if (!address.startsWith('/__atrium/')) request.url = `${prefix}${address}`;
    injectFaults(request, response, () => {
      request.url = address;
      next();
    });
  };
}
