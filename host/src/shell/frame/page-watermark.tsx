import { deploymentAtom, resolvedThemeAtom } from '@atrium/runtime';
import { Watermark } from '@atrium/ui/base';
import { useAtomValue } from 'jotai';

/** Shows the deployment's short name over every page, in the theme's color. */
export function PageWatermark() {
  const { name } = useAtomValue(deploymentAtom);
  return <Watermark text={name} theme={useAtomValue(resolvedThemeAtom)} />;
}
