import { array, type infer as Infer, looseObject, object, record, string } from 'zod/mini';

/** The path at which a server accepts faults for its remotes. */
const CONTROL_PATH = '/__atrium/faults';

const serverFaultsSchema = object({
  faults: array(string()),
  active: record(string(), looseObject({ fault: string() })),
});

/** The faults that a server can inject, and the current fault of each remote that has one. */
export type ServerFaults = Infer<typeof serverFaultsSchema>;

interface Injection {
  readonly remote: string;
  /** Empty for none. */
  readonly fault: string;
}

/**
 * Fetches the faults from the server of a remote's files.
 *
 * @throws when that server cannot inject faults.
 */
export function fetchFaults(remoteAddress: string): Promise<ServerFaults> {
  return send(new URL(CONTROL_PATH, remoteAddress), 'GET');
}

/** Sets or removes a fault of a remote at the server of its files. */
export function injectFault(remoteAddress: string, { remote, fault }: Injection): Promise<ServerFaults> {
  const control = new URL(CONTROL_PATH, remoteAddress);
  control.search = new URLSearchParams({ remote, fault }).toString();
  return send(control, 'POST');
}

async function send(address: URL, method: 'GET' | 'POST'): Promise<ServerFaults> {
  const response = await fetch(address, { method });
  return serverFaultsSchema.parse(await response.json());
}
