import { LoadView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

/** Shows loaded data, its skeleton, or the error with a retry button. */
export function LoadedSection<Data>(props: Omit<ComponentProps<typeof LoadView<Data>>, 'failure'>) {
  const { t } = useLingui();
  const failure = {
    title: t({ id: 'assets.component.load.failed', message: 'Failed to load content' }),
    description: t({
      id: 'assets.component.load.failed-description',
      message: 'Check your network connection and try again.',
    }),
    retry: t({ id: 'assets.component.load.retry', message: 'Try again' }),
  };
  return <LoadView {...props} failure={failure} />;
}
