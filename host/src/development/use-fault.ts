import { useEffect, useState } from 'react';
import { type FaultBoard, injectFault, readFaults } from './faults.ts';

interface RemoteFault {
  /** All available faults. Empty until the server has responded. */
  readonly faults: readonly string[];
  /** The fault that the remote has, or an empty string. */
  readonly fault: string;
  /** Whether the server of the remote's files injects no faults or does not respond. */
  readonly isOutOfReach: boolean;
  readonly give: (fault: string) => void;
}

type FaultState = FaultBoard | 'waiting' | 'out-of-reach';

const NO_BOARD: FaultBoard = { faults: [], active: {} };

/** The fault of one remote, stored by the server of its files. */
export function useFault(remote: string, address: string): RemoteFault {
  const [state, setState] = useState<FaultState>('waiting');
  useEffect(() => {
    void toFaultState(readFaults(address)).then(setState);
  }, [address]);
  const { faults, active } = typeof state === 'string' ? NO_BOARD : state;
  return {
    faults,
    fault: active[remote]?.fault ?? '',
    isOutOfReach: state === 'out-of-reach',
    give: (fault) => void toFaultState(injectFault(address, { remote, fault })).then(setState),
  };
}

function toFaultState(requested: Promise<FaultBoard>): Promise<FaultState> {
  return requested.catch(() => 'out-of-reach');
}
