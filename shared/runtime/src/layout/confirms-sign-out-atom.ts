import { atom } from 'jotai';
import { deploymentAtom } from '../deployment/deployment-atom.ts';
import { layoutSettingsAtom } from './layout-settings-atom.ts';

/** Whether signing out requires confirmation: the user's choice, if the deployment enables it. */
export const confirmsSignOutAtom = atom(
  (get) => get(deploymentAtom).features.confirmSignOut && get(layoutSettingsAtom).confirmsSignOut,
);
