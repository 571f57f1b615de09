import { deploymentAtom } from '@atrium/runtime';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { showTitleAtom } from './shown-title-atom.ts';

/** Sets the title of the browser tab: the translated title of the page, then the deployment's name. */
export function DocumentTitle({ children: title }: { readonly children: string }) {
  const deployment = useAtomValue(deploymentAtom);
  const showTitle = useSetAtom(showTitleAtom);
  useEffect(() => {
    showTitle(title);
    document.title = `${title} - ${deployment.name}`;
  }, [title, deployment.name, showTitle]);
  return null;
}
