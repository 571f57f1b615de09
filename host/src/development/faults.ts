import { array, type infer as Infer, looseObject, object, record, string } from 'zod/mini';

/** The path at which a server accepts faults for its remotes. */
const CONTROL_PATH = '/__atrium/faults';

const boardSchema = object({
  faults: array(string()),
  active: record(string(), looseObject({ fault: string() })),
});

/** The available faults, and the remotes that have one. */
export type FaultBoard = Infer<typeof boardSchema>;

interface Injection {
  readonly remote: string;
  /** Empty for none. */
  readonly fault: string;
}

/**
 * Reads the faults from the server of a remote's files.
 *
 * @throws when that server cannot inject faults.
 */
export function readFaults(remoteAddress: string): Promise<FaultBoard> {
  return send(new URL(CONTROL_PATH, remoteAddress), 'GET');
}

/** Sets or removes a fault of a remote at the server of its files. */
export function injectFault(remoteAddress: string, { remote, fault }: Injection): Promise<FaultBoard> {
  const control = new URL(CONTROL_PATH, remoteAddress);
  control.search = new URLSearchParams({ remote, fault }).toString();
  return send(control, 'POST');
}

async function send(address: URL, method: 'GET' | 'POST'): Promise<FaultBoard> {
  const response = await fetch(address, { method });
  return boardSchema.parse(await response.json());
}
