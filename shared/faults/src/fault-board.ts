import type { Fault } from './fault.ts';

export interface ActiveFault {
  readonly fault: Fault;
  /**
   * If set, the fault affects only this version: its files and, for `syntax-error` and `version-clash`, its data in the
   * pointer. Otherwise, the fault affects all files, including the pointer.
   */
  readonly version?: string | undefined;
}

/** Stores the current fault of each remote, by the remote's name. */
export class FaultBoard {
  readonly #faults = new Map<string, ActiveFault>();

  set(remote: string, fault: Fault, version?: string): void {
    this.#faults.set(remote, { fault, version });
  }

  clear(remote?: string): void {
    if (remote === undefined) this.#faults.clear();
    else this.#faults.delete(remote);
  }

  get(remote: string): ActiveFault | undefined {
    return this.#faults.get(remote);
  }

  all(): Readonly<Record<string, ActiveFault>> {
    return Object.fromEntries(this.#faults);
  }
}
