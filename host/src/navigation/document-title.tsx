import { deploymentAtom } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Names the browser tab: what is on screen, already translated, then the deployment. */
export function DocumentTitle({ children: title }: { readonly children: string }) {
  const deployment = useAtomValue(deploymentAtom);
  useEffect(() => {
    document.title = `${title} - ${deployment.name}`;
  }, [title, deployment.name]);
  return null;
}
