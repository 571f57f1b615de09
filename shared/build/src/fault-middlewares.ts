import { FaultBoard, faultMiddleware } from '@atrium/faults';
import type { Middleware } from 'webpack-dev-server';

interface FaultOptions {
  /** Origin of the server that has the true files below `/remotes/`. */
  readonly target: string;
  /** Set when the server has one remote's files, at its root: the folder they would have below `/remotes/`. */
  readonly folder: string | undefined;
}

/** The first of the development server's middlewares that answers with a file. */
const FIRST_WITH_FILES = 'webpack-dev-middleware';

/** Lets a development server give its remotes faults, before any of its other middlewares has an answer. */
export function withFaults(middlewares: Middleware[], options: FaultOptions): Middleware[] {
  const at = middlewares.findIndex((one) => typeof one !== 'function' && one.name === FIRST_WITH_FILES);
  return middlewares.toSpliced(Math.max(at, 0), 0, { name: 'atrium-faults', middleware: faults(options) });
}

function faults({ target, folder }: FaultOptions): ReturnType<typeof faultMiddleware> {
  const faulty = faultMiddleware({ board: new FaultBoard(), target });
  if (folder === undefined) return faulty;
  const prefix = `/remotes/${folder}`;
  return (request, response, next) => {
    const address = request.url ?? '/';
    if (address.startsWith(`${prefix}/`)) {
      // How the faults ask for the truth.
      request.url = address.slice(prefix.length);
      next();
      return;
    }
    if (!address.startsWith('/__atrium/')) request.url = `${prefix}${address}`;
    faulty(request, response, () => {
      request.url = address;
      next();
    });
  };
}
