import { LIMITS } from '@atrium/contract';
import { createBrowserCipher } from '@atrium/contract/wire';
import { atom } from 'jotai';
import { deploymentAtom } from '../deployment/deployment-atom.ts';
import { appStore } from '../store/app-store.ts';
import { authenticatorAtom } from './authenticator-atom.ts';
import { requestLocaleAtom } from './request-locale-atom.ts';
import { createTransport } from './transport.ts';

/** The transport to this deployment's API. */
export const transportAtom = atom((get) => {
  const { apiBase, wireKey } = get(deploymentAtom);
  return createTransport({
    base: apiBase,
    cipher: createBrowserCipher(wireKey),
    timeout: LIMITS.requestTimeout,
    readLocale: () => appStore.get(requestLocaleAtom),
    onAccessList: (accessList) => appStore.get(authenticatorAtom).followAccessList(accessList),
  });
});
