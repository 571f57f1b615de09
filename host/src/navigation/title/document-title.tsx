import { deploymentAtom } from '@atrium/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { setShownTitleAtom } from './shown-title-atom.ts';

/** Sets the title of the browser tab: the translated title of the page, then the deployment's name. */
export function DocumentTitle({ children: title }: { readonly children: string }) {
  const deployment = useAtomValue(deploymentAtom);
  const setShownTitle = useSetAtom(setShownTitleAtom);
  useEffect(() => {
    setShownTitle(title);
    document.title = `${title} - ${deployment.name}`;
  }, [title, deployment.name, setShownTitle]);
  return null;
}
