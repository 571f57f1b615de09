import { useEffect, useState } from 'react';
import { type FaultBoard, giveFault, readFaults } from './faults.ts';

interface RemoteFault {
  /** All available faults. Empty until the server has responded. */
  readonly faults: readonly string[];
  /** The fault that the remote has, or an empty string. */
  readonly fault: string;
  /** Whether the server of the remote's files injects no faults or does not respond. */
  readonly isOutOfReach: boolean;
  readonly give: (fault: string) => void;
}

type Answer = FaultBoard | 'waiting' | 'out-of-reach';

const NO_BOARD: FaultBoard = { faults: [], active: {} };

/** The fault of one remote, stored by the server of its files. */
export function useFault(remote: string, address: string): RemoteFault {
  const [answer, setAnswer] = useState<Answer>('waiting');
  useEffect(() => {
    void settled(readFaults(address)).then(setAnswer);
  }, [address]);
  const { faults, active } = typeof answer === 'string' ? NO_BOARD : answer;
  return {
    faults,
    fault: active[remote]?.fault ?? '',
    isOutOfReach: answer === 'out-of-reach',
    give: (fault) => void settled(giveFault(address, { remote, fault })).then(setAnswer),
  };
}

function settled(requested: Promise<FaultBoard>): Promise<Answer> {
  return requested.catch(() => 'out-of-reach');
}
