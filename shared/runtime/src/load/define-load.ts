import type { BodyOf, Call, DataOf } from '@atrium/contract';
import { type Atom, atom, type WritableAtom } from 'jotai';
import { request } from '../http/request.ts';

/** What a call has answered so far. Older data stays while newer is on its way, and when that fails. */
export interface Loaded<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
}

export interface Load<C extends Call> {
  readonly stateAtom: Atom<Loaded<DataOf<C>>>;
  /** Asks, and keeps the answer; of several at once the last one asked counts. Never rejects: see `error`. */
  readonly loadAtom: WritableAtom<null, [body: BodyOf<C>], Promise<void>>;
}

/** Atoms that hold the answer of a call, in whatever store they are used: a pane's, so that panes share nothing. */
export function defineLoad<C extends Call>(call: C): Load<C> {
  const heldAtom = atom<Loaded<DataOf<C>>>({ data: undefined, error: undefined, isLoading: false });
  const turnAtom = atom(0);
  const loadAtom = atom(null, async (get, set, body: BodyOf<C>) => {
    const turn = get(turnAtom) + 1;
    set(turnAtom, turn);
    set(heldAtom, { ...get(heldAtom), isLoading: true });
    const settle = (outcome: Partial<Loaded<DataOf<C>>>) => {
      if (get(turnAtom) === turn) set(heldAtom, { ...get(heldAtom), ...outcome, isLoading: false });
    };
    try {
      settle({ data: await request(call, body), error: undefined });
    } catch (error) {
      settle({ error });
    }
  });
  return { stateAtom: atom((get) => get(heldAtom)), loadAtom };
}
