import { deploymentAtom } from '@atrium/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { showTitleAtom } from './shown-title-atom.ts';

/** Names the browser tab: what is on screen, already translated, then the deployment. */
export function DocumentTitle({ children: title }: { readonly children: string }) {
  const deployment = useAtomValue(deploymentAtom);
  const showTitle = useSetAtom(showTitleAtom);
  useEffect(() => {
    showTitle(title);
    document.title = `${title} - ${deployment.name}`;
  }, [title, deployment.name, showTitle]);
  return null;
}
