import { useEffect, useState } from 'react';
import { fetchFaults, injectFault, type ServerFaults } from './faults.ts';

interface RemoteFault {
  /** All available faults. Empty until the server has responded. */
  readonly faults: readonly string[];
  /** The fault that the remote has, or an empty string. */
  readonly fault: string;
  /** Whether the server of the remote's files injects no faults or does not respond. */
  readonly isUnreachable: boolean;
  readonly setFault: (fault: string) => void;
}

type FaultState = ServerFaults | 'waiting' | 'unreachable';

const NO_FAULTS: ServerFaults = { faults: [], active: {} };

/** Returns the fault of one remote, which the server of its files stores, and a function that sets it. */
export function useFault(remote: string, address: string): RemoteFault {
  const [state, setState] = useState<FaultState>('waiting');
  useEffect(() => {
    void toFaultState(fetchFaults(address)).then(setState);
  }, [address]);
  const { faults, active } = typeof state === 'string' ? NO_FAULTS : state;
  return {
    faults,
    fault: active[remote]?.fault ?? '',
    isUnreachable: state === 'unreachable',
    setFault: (fault) => void toFaultState(injectFault(address, { remote, fault })).then(setState),
  };
}

function toFaultState(requested: Promise<ServerFaults>): Promise<FaultState> {
  return requested.catch(() => 'unreachable');
}
