// @vitest-environment jsdom
import { ERROR_CODES } from '@atrium/contract';
import { describe, expect, it } from 'vitest';
import { call, data, setUpSessionTab, until } from '../session/session-tab.fixture.ts';

const fixture = setUpSessionTab();

/** Lets the server require a proof until `prove` is called. */
function requireProof(): { prove(): void; countRequests(): number } {
  let isProven = false;
  let count = 0;
  fixture.server.state.respond = () => {
    count += 1;
    return isProven
      ? { json: { code: 0, data } }
      : { json: { code: ERROR_CODES.proofRequired, msg: 'Confirm' } };
  };
  return {
    prove() {
      isProven = true;
    },
    countRequests: () => count,
  };
}

describe('a request that requires a proof', () => {
  it('waits, shares the proof with other requests, and is repeated', async () => {
    const { appStore, request, setProofViewMountedAtom, proofRequestAtom } = fixture.tab;
    appStore.set(setProofViewMountedAtom, true);
    const { prove } = requireProof();
    const waiting = [request(call, {}), request(call, {})];
    await until(() => appStore.get(proofRequestAtom) !== undefined);
    // The server's rejection of one request can arrive after the user has given the proof. This request is repeated
    // without asking again.
    prove();
    appStore.get(proofRequestAtom)?.settle(true);
    expect(await Promise.all(waiting)).toEqual([data, data]);
    expect(appStore.get(proofRequestAtom)).toBeUndefined();
  });

  it('fails if the user cancels, and asks again the next time', async () => {
    const { appStore, request, setProofViewMountedAtom, proofRequestAtom } = fixture.tab;
    appStore.set(setProofViewMountedAtom, true);
    requireProof();
    for (let time = 0; time < 2; time += 1) {
      const waiting = request(call, {});
      await until(() => appStore.get(proofRequestAtom) !== undefined);
      appStore.get(proofRequestAtom)?.settle(false);
      await expect(waiting).rejects.toMatchObject({ code: ERROR_CODES.proofRequired });
    }
  });

  it('fails at once if no view can ask, and after one repetition if the proof does not help', async () => {
    const { appStore, request, setProofViewMountedAtom, proofRequestAtom } = fixture.tab;
    const { countRequests } = requireProof();
    await expect(request(call, {})).rejects.toMatchObject({ code: ERROR_CODES.proofRequired });
    appStore.set(setProofViewMountedAtom, true);
    const waiting = request(call, {});
    await until(() => appStore.get(proofRequestAtom) !== undefined);
    appStore.get(proofRequestAtom)?.settle(true);
    await expect(waiting).rejects.toMatchObject({ code: ERROR_CODES.proofRequired });
    expect(countRequests()).toBe(3);
  });
});
