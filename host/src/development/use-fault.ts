import { useEffect, useState } from 'react';
import { type FaultBoard, giveFault, readFaults } from './faults.ts';

interface RemoteFault {
  /** Every fault that can be given; none until the server has said so. */
  readonly faults: readonly string[];
  /** The one that the remote has; empty for none. */
  readonly fault: string;
  /** Whether the server of its files gives no faults, or does not answer. */
  readonly isOutOfReach: boolean;
  readonly give: (fault: string) => void;
}

type Answer = FaultBoard | 'waiting' | 'out-of-reach';

const NO_BOARD: FaultBoard = { faults: [], active: {} };

/** The fault of one remote, kept by the server of its files. */
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
