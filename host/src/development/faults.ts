import { array, type infer as Infer, looseObject, object, record, string } from 'zod/mini';

/** Where every server that can give its remotes faults is told so. */
const CONTROL_PATH = '/__atrium/faults';

const boardSchema = object({
  faults: array(string()),
  active: record(string(), looseObject({ fault: string() })),
});

/** The faults there are, and which remotes have one. */
export type FaultBoard = Infer<typeof boardSchema>;

interface Giving {
  readonly remote: string;
  /** Empty for none. */
  readonly fault: string;
}

/** Asks the server that has a remote's files. Throws when that server gives no faults. */
export function readFaults(remoteAddress: string): Promise<FaultBoard> {
  return ask(new URL(CONTROL_PATH, remoteAddress), 'GET');
}

/** Gives a remote a fault, or takes it back, at the server that has its files. */
export function giveFault(remoteAddress: string, { remote, fault }: Giving): Promise<FaultBoard> {
  const control = new URL(CONTROL_PATH, remoteAddress);
  control.search = new URLSearchParams({ remote, fault }).toString();
  return ask(control, 'POST');
}

async function ask(address: URL, method: 'GET' | 'POST'): Promise<FaultBoard> {
  const answer = await fetch(address, { method });
  return boardSchema.parse(await answer.json());
}
