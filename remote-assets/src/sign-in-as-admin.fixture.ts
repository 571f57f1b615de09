import { appStore, configureRuntime, signInAtom } from '@atrium/runtime';
import { startTestApi } from '@atrium/testing';
import { APP_ID } from './app.fixture.ts';

/** Signs in as an admin whose id is not that of the owner in `createApp`. */
export async function signInAsAdmin(): Promise<void> {
  const session = {
    uuid: APP_ID.replace(/.$/, '9'),
    token: 'token-of-an-admin',
    refreshToken: 'refresh-token-of-an-admin',
    info: { name: 'li', avatar: '', access: ['admin'] },
  };
  const api = await startTestApi({ '/api/login': () => ({ code: 0, data: session }) });
  configureRuntime(api.deployment);
  await appStore.set(signInAtom, { account: 'li', password: 'riverbank-lamp', remember: false });
  await api.close();
}
