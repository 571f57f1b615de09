import { atom } from 'jotai';
import { deploymentAtom } from '../deployment/deployment-atom.ts';
import { layoutSettingsAtom } from './layout-settings-atom.ts';

/** Whether signing out asks first: the person's choice, where the deployment has the question on. */
export const confirmsSignOutAtom = atom(
  (get) => get(deploymentAtom).features.confirmSignOut && get(layoutSettingsAtom).confirmsSignOut,
);
